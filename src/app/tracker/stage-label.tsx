/** A stage's name with its color. The page must import `stages.css`. */
import { type Stage, stageColour } from '#core/tracker/application.ts'

export function StageLabel({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <span className={`stage-mark ${stageClass(stage)}${className ? ` ${className}` : ''}`}>
      {stage}
    </span>
  )
}

/** Sets `--stage` to the stage's color for an element and its descendants. */
export const stageClass = (stage: Stage) => `stage-${stageColour(stage)}`
