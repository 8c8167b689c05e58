import { useEffect, useRef, useState } from 'react'
import { LineIcon } from '../../components/icon.tsx'
import mp4 from '../../media/hero.mp4'
import webm from '../../media/hero.webm'
import poster from '../../media/hero.webp'

interface BackgroundVideoProps {
  labels: { play: string; pause: string }
}

/**
 * Faint film of the sample drawings being drawn, behind the hero. It plays only after the page has
 * loaded, on screens with room for it, never with reduced motion or Save-Data, and can be paused
 * (WCAG 2.2.2). Without scripts its poster stands.
 */
export function BackgroundVideo({ labels }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  useEffect(() => {
    if (!hasRoomForMotion()) return
    const start = () => video.current?.play().catch(() => undefined)
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])

  function toggle() {
    if (isPlaying) video.current?.pause()
    // A browser that refuses to play leaves the poster, which says the same.
    else video.current?.play().catch(() => undefined)
  }

  return (
    <div className="hero-film">
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        width="1280"
        height="720"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className="hero-film__button needs-script"
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={toggle}
      >
        <LineIcon path={isPlaying ? shapes.pause : shapes.play} className="size-4" />
      </button>
    </div>
  )
}

const shapes = { play: 'M7.5 4.5l11 7.5-11 7.5z', pause: 'M8 5v14 M16 5v14' }

function hasRoomForMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    !connection?.saveData &&
    matchMedia('(width >= 64rem) and (prefers-reduced-motion: no-preference)').matches
  )
}
