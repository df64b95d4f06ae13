/**
 * Testimonials, one at a time. Without a script this is a row of the same height that scrolls sideways, so the layout
 * does not shift when the carousel takes over. It advances automatically unless it is hovered, focused or paused,
 * or the person prefers reduced motion.
 */
import { type FocusEvent, useEffect, useReducer, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Testimonial } from '#demo/testimonials.ts'
import { ADVANCE_MS, changeCarousel, isAdvancing, LOCK_MS, startCarousel } from './carousel.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const MAX_RATING = 5

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [carousel, change] = useReducer(changeCarousel, testimonials.length, startCarousel)
  const isStill = useSyncExternalStore(followMotion, readMotion, () => true)
  const isLive = useSyncExternalStore(never, yes, no)
  const { at, slides, isMoving, isPaused } = carousel
  const advances = isAdvancing(carousel) && !isStill

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own six seconds
  useEffect(() => {
    if (!advances) return
    const timer = setTimeout(() => change({ type: 'move', by: 1 }), ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [advances, at])

  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => change({ type: 'settle' }), LOCK_MS)
    return () => clearTimeout(timer)
  }, [isMoving])

  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    change({ type: 'focus', isInside: false })
  }

  return (
    <section
      aria-label="Testimonials"
      aria-roledescription="carousel"
      className={isLive ? 'quotes quotes-live' : 'quotes'}
      onPointerEnter={() => change({ type: 'point', isInside: true })}
      onPointerLeave={() => change({ type: 'point', isInside: false })}
      onFocus={() => change({ type: 'focus', isInside: true })}
      onBlur={leave}
    >
      {/* Without a script, the keyboard scrolls this row. */}
      <ul className="quotes-row" aria-live={advances ? 'off' : 'polite'} tabIndex={isLive ? -1 : 0}>
        {testimonials.map((testimonial, slide) => (
          <li
            key={testimonial.id}
            className={slide === at ? 'quote quote-shown' : 'quote'}
            aria-hidden={isLive && slide !== at}
          >
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <div className={isLive ? 'quotes-controls' : 'quotes-controls invisible'}>
        <button
          type="button"
          className="button button-icon"
          aria-label="Previous testimonial"
          aria-disabled={isMoving}
          onClick={() => change({ type: 'move', by: -1 })}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className="button button-icon"
          aria-label="Next testimonial"
          aria-disabled={isMoving}
          onClick={() => change({ type: 'move', by: 1 })}
        >
          <Icon name="arrow-right" />
        </button>
        {!isStill && (
          <button
            type="button"
            className="button button-icon"
            aria-label={isPaused ? 'Play testimonials' : 'Pause testimonials'}
            onClick={() => change({ type: 'toggle' })}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        )}
        <span className="ml-1 text-sm text-muted tabular-nums">
          {at + 1} of {slides}
        </span>
      </div>
    </section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, content, rating } = testimonial
  return (
    <figure className="quote-figure">
      <blockquote className="quote-words">“{content}”</blockquote>
      <figcaption>
        <p>
          <span className="font-semibold">{name}</span>
          <span className="text-muted">
            , {role}, {company}
          </span>
        </p>
        <p className="flex gap-0.5 text-accent">
          <span className="sr-only">{`Rated ${rating} out of ${MAX_RATING}`}</span>
          {Array.from({ length: MAX_RATING }, (_, star) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
              key={star}
              name="star"
              className={star < rating ? 'quote-star' : 'quote-star-missing'}
            />
          ))}
        </p>
      </figcaption>
    </figure>
  )
}

function followMotion(listener: () => void) {
  const motion = matchMedia(REDUCED_MOTION)
  motion.addEventListener('change', listener)
  return () => motion.removeEventListener('change', listener)
}
const readMotion = () => matchMedia(REDUCED_MOTION).matches

const never = () => () => {}
const yes = () => true
const no = () => false
