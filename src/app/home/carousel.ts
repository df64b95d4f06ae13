/**
 * State of a carousel: the current slide, whether a move is in progress, and why it is not advancing. Moves wrap
 * at both ends. Moves requested during another move are ignored.
 */

/** From the specification: six seconds per slide, half a second between moves. */
export const ADVANCE_MS = 6_000
export const LOCK_MS = 500

export type Carousel = {
  at: number
  slides: number
  isMoving: boolean
  /** By the pause button. The two below last only while the pointer or focus is inside. */
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

/** Whether the next slide is shown automatically. */
export const isAdvancing = ({ slides, isPaused, isPointedAt, isFocused }: Carousel) =>
  slides > 1 && !isPaused && !isPointedAt && !isFocused
