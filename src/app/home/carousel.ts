/**
 * What a carousel knows: which slide is shown, whether it is on the move, and why it stands still. Moves wrap
 * at both ends; while one is under way every other is ignored.
 */

/** The specification's own: six seconds a slide, and half a second between two moves. */
export const ADVANCE_MS = 6_000
export const LOCK_MS = 500

export type Carousel = {
  at: number
  slides: number
  isMoving: boolean
  /** By the pause button; the next two last only as long as pointer or focus are inside. */
  isPaused: boolean
  isPointedAt: boolean
  isFocused: boolean
}

export type CarouselEvent =
  | { type: 'move'; by: 1 | -1 }
  | { type: 'settle' }
  | { type: 'toggle' }
  | { type: 'point' | 'focus'; isInside: boolean }

export const startCarousel = (slides: number): Carousel => ({
  at: 0,
  slides,
  isMoving: false,
  isPaused: false,
  isPointedAt: false,
  isFocused: false,
})

export function changeCarousel(carousel: Carousel, event: CarouselEvent): Carousel {
  const { at, slides, isMoving, isPaused } = carousel
  switch (event.type) {
    case 'move':
      if (isMoving || slides < 2) return carousel
      return { ...carousel, at: (at + event.by + slides) % slides, isMoving: true }
    case 'settle':
      return { ...carousel, isMoving: false }
    case 'toggle':
      return { ...carousel, isPaused: !isPaused }
    case 'point':
      return { ...carousel, isPointedAt: event.isInside }
    case 'focus':
      return { ...carousel, isFocused: event.isInside }
  }
}

/** Whether the next slide comes by itself. */
export const isAdvancing = ({ slides, isPaused, isPointedAt, isFocused }: Carousel) =>
  slides > 1 && !isPaused && !isPointedAt && !isFocused
