/** A stage's name with its colour before it. The page imports `stages.css`. */
import { type Stage, stageColour } from '#core/tracker/application.ts'

export function StageMark({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <span className={`stage-mark ${stageClass(stage)}${className ? ` ${className}` : ''}`}>
      {stage}
    </span>
  )
}

/** Gives `--stage`, the stage's colour, to the element and all that is in it. */
export const stageClass = (stage: Stage) => `stage-${stageColour(stage)}`
