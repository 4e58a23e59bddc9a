import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { boxesIn } from './drawn.ts'
import { inSight, type Mini, miniOf, type Sides, wayTo } from './mini.ts'

type Props = { tree: RefObject<HTMLElement | null> }
type Shown = { mini: Mini; seen: ReturnType<typeof inSight> }

/**
 * All that is open of the chart, small, with the part in sight framed: pressing or dragging brings
 * another part into sight. For the pointer alone: the keyboard moves through the tree itself.
 */
export function MiniMap({ tree }: Props) {
  const shown = useShown(tree)
  const picture = useRef<SVGSVGElement>(null)
  if (!shown) return null
  const { mini, seen } = shown
  const go = ({ clientX, clientY }: PointerEvent) => {
    const [drawing, corner] = [tree.current, picture.current?.getBoundingClientRect()]
    if (!drawing || !corner) return
    const point = {
      x: (clientX - corner.left) / mini.scale,
      y: (clientY - corner.top) / mini.scale,
    }
    const { x, y } = wayTo(seenOf(drawing), point)
    drawing.parentElement?.scrollBy({ left: x, behavior: 'instant' })
    scrollerOf(drawing).scrollBy({ top: y, behavior: 'instant' })
  }
  return (
    <div className="oc-mini" aria-hidden="true">
      <svg
        ref={picture}
        width={mini.width}
        height={mini.height}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event)
        }}
      >
        <path className="oc-mini-boxes" d={mini.path} />
        <rect
          className="oc-mini-frame"
          x={seen.x * mini.scale}
          y={seen.y * mini.scale}
          width={seen.width * mini.scale}
          height={seen.height * mini.scale}
        />
      </svg>
    </div>
  )
}

/**
 * The small drawing while some of the chart is out of sight. The boxes are measured when the chart
 * opens or closes a part, and a scroll moves the frame alone; each at most once a frame.
 */
function useShown(tree: Props['tree']): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const drawing = tree.current
    if (!drawing) return undefined
    let mini: Mini | undefined
    let asked = 0
    const draw = () => {
      asked = 0
      mini ??= miniOf(boxesIn(drawing), drawing.getBoundingClientRect())
      const seen = seenOf(drawing)
      const { width, height } = drawing.getBoundingClientRect()
      const isWhole = seen.width >= width - 1 && seen.height >= height - 1
      setShown(isWhole ? undefined : { mini, seen })
    }
    const ask = () => {
      asked ||= requestAnimationFrame(draw)
    }
    const measure = () => {
      mini = undefined
      ask()
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(drawing)
    const parts = new MutationObserver(measure)
    parts.observe(drawing, { childList: true, subtree: true })
    // Scrolling does not rise: it is heard on its way down, whatever scrolls.
    const heard = { capture: true, passive: true }
    addEventListener('scroll', ask, heard)
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      sizes.disconnect()
      parts.disconnect()
      removeEventListener('scroll', ask, heard)
      removeEventListener('resize', ask)
    }
  }, [tree])
  return shown
}

/** What of the chart is in sight: through its own view sideways, through the page up and down. */
function seenOf(drawing: HTMLElement) {
  const view = sidesOf(drawing.parentElement ?? drawing)
  const page = sidesOf(scrollerOf(drawing))
  return inSight(drawing.getBoundingClientRect(), {
    left: view.left,
    right: view.right,
    top: Math.max(page.top, 0),
    bottom: Math.min(page.bottom, innerHeight),
  })
}

const sidesOf = (element: Element): Sides =>
  element === document.scrollingElement
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : element.getBoundingClientRect()

/** What scrolls up and down around an element: a part of the page, or all of it. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement?.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) {
      return at
    }
  }
  return document.scrollingElement ?? document.documentElement
}
