import type { ReactNode } from 'react'
import { Enhanced } from '../../islands/island.tsx'
import { Icon } from '../icons/icon.tsx'
import { moveSlides } from './move-slides.enhance.ts'

interface CarouselLabels {
  label: string
  carouselRole: string
  slideRole: string
  previous: string
  next: string
}

interface CarouselProps {
  labels: CarouselLabels
  slides: { id: string; title: string; content: ReactNode }[]
}

/** A scroll-snap list that swipes, scrolls and works without scripts; buttons move it one slide. */
export function Carousel({ labels, slides }: CarouselProps) {
  return (
    <Enhanced by={moveSlides} when="use">
      <section aria-roledescription={labels.carouselRole} aria-label={labels.label}>
        <div className="needs-script mb-2 flex justify-end gap-2">
          <CarouselButton icon="previous" label={labels.previous} move={-1} />
          <CarouselButton icon="next" label={labels.next} move={1} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
        <ul className="carousel" tabIndex={0} aria-label={labels.label}>
          {slides.map((slide) => (
            <li key={slide.id} className="carousel__slide">
              {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA practices names this role */}
              <div
                role="group"
                className="h-full"
                aria-roledescription={labels.slideRole}
                aria-label={slide.title}
              >
                {slide.content}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Enhanced>
  )
}

function CarouselButton(props: { icon: 'previous' | 'next'; label: string; move: 1 | -1 }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      className="icon-button bg-sheet"
      data-move={props.move}
    >
      <Icon name={props.icon} />
    </button>
  )
}
