import { LineIcon } from '../../components/icons/icon.tsx'
import mp4 from '../../media/hero.mp4'
import webm from '../../media/hero.webm'

interface BackgroundVideoProps {
  copy: { caption: string; play: string; pause: string }
}

/**
 * The sample drawings being drawn and read, behind the caption of a panel. Its picture, which stands until it plays, is a
 * background (`hero.css`): browsers would load a poster where the film is not shown, too.
 */
export function BackgroundVideo({ copy }: BackgroundVideoProps) {
  return (
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
      <div>
        <p>{copy.caption}</p>
        <button
          type="button"
          className="hero-film__button group/film needs-script"
          aria-label={copy.play}
          data-play={copy.play}
          data-pause={copy.pause}
        >
          <LineIcon path={shapes.play} className="size-4 group-data-playing/film:hidden" />
          <LineIcon path={shapes.pause} className="hidden size-4 group-data-playing/film:block" />
        </button>
      </div>
    </div>
  )
}

const shapes = { play: 'M7.5 4.5l11 7.5-11 7.5z', pause: 'M8 5v14 M16 5v14' }
