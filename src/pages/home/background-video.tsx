import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import mp4 from '../../media/hero.mp4'
import webm from '../../media/hero.webm'
import poster from '../../media/hero.webp'

interface BackgroundVideoProps {
  labels: { play: string; pause: string }
}

/**
 * Faint film of the sample drawings being drawn, behind the hero. It is loaded after the page,
 * never with reduced motion or Save-Data, and can be paused (WCAG 2.2.2). The poster stands without it.
 */
export function BackgroundVideo({ labels }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'poster' | 'playing' | 'paused'>('poster')

  useEffect(() => {
    if (!wantsMotion()) return
    const start = () => setState('playing')
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])

  function toggle() {
    if (state === 'playing') video.current?.pause()
    else video.current?.play().catch(() => setState('paused'))
    setState(state === 'playing' ? 'paused' : 'playing')
  }

  return (
    <div className="hero-film">
      {state === 'poster' ? (
        <img src={poster} alt="" width="1280" height="720" loading="lazy" />
      ) : (
        <video
          ref={video}
          autoPlay
          muted
          loop
          playsInline
          poster={poster}
          width="1280"
          height="720"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      )}
      {state !== 'poster' && (
        <button
          type="button"
          className="hero-film__button"
          aria-label={state === 'playing' ? labels.pause : labels.play}
          onClick={toggle}
        >
          <Icon name={state === 'playing' ? 'pause' : 'play'} className="size-4" />
        </button>
      )}
    </div>
  )
}

function wantsMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
