import { LineIcon } from '../../components/icon.tsx'
import { Enhanced } from '../../islands/island.tsx'
import mp4 from '../../media/hero.mp4'
import webm from '../../media/hero.webm'
import { playInBackground } from './background-video.enhance.ts'

interface BackgroundVideoProps {
  labels: { play: string; pause: string }
}

/**
 * Faint film of the sample drawings being drawn, behind the hero. Its picture, which stands until it plays, is a background
 * (`drafting.css`): browsers would load a poster where the film is not shown, too.
 */
export function BackgroundVideo({ labels }: BackgroundVideoProps) {
  return (
    <Enhanced by={playInBackground} when="load">
      <div className="hero-film">
        <video
          muted
          loop
          playsInline
          preload="none"
          width="1280"
          height="720"
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
        <button
          type="button"
          className="hero-film__button group/film needs-script"
          aria-label={labels.play}
          data-play={labels.play}
          data-pause={labels.pause}
        >
          <LineIcon path={shapes.play} className="size-4 group-data-playing/film:hidden" />
          <LineIcon path={shapes.pause} className="hidden size-4 group-data-playing/film:block" />
        </button>
      </div>
    </Enhanced>
  )
}

const shapes = { play: 'M7.5 4.5l11 7.5-11 7.5z', pause: 'M8 5v14 M16 5v14' }
