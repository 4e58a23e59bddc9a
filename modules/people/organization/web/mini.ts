type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Rect, 'width' | 'height'>

/** The most that the small drawing takes, in pixels. */
const most: Size = { width: 208, height: 132 }

/** A small drawing of some boxes: its size, its scale, and all of them as one path. */
export type Mini = Size & { readonly scale: number; readonly path: string }

/**
 * The boxes of a drawing in a small one, each at least a pixel wide and high. One path for all of
 * them: a browser draws thousands of boxes of one shape at once, and each apart slowly.
 */
export function miniOf(boxes: readonly Rect[], { width, height }: Size): Mini {
  const scale = Math.min(most.width / width, most.height / height, 1)
  const small = (value: number) => Math.round(value * scale * 10) / 10
  const path = boxes.map((box) => {
    const [wide, high] = [Math.max(small(box.width), 1), Math.max(small(box.height), 1)]
    return `M${small(box.x)} ${small(box.y)}h${wide}v${high}h${-wide}z`
  })
  return { width: small(width), height: small(height), scale, path: path.join('') }
}

/** The sides of a rectangle on the page. */
export type Sides = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of a drawing is in sight through a window, from the corner of the drawing. */
export function inSight(drawing: Sides, window: Sides): Rect {
  const left = Math.max(drawing.left, window.left)
  const top = Math.max(drawing.top, window.top)
  return {
    x: left - drawing.left,
    y: top - drawing.top,
    width: Math.max(Math.min(drawing.right, window.right) - left, 0),
    height: Math.max(Math.min(drawing.bottom, window.bottom) - top, 0),
  }
}

/** How far a window has to move so that a point of the drawing comes to its middle. */
export const wayTo = (seen: Rect, point: Pick<Rect, 'x' | 'y'>): Pick<Rect, 'x' | 'y'> => ({
  x: point.x - (seen.x + seen.width / 2),
  y: point.y - (seen.y + seen.height / 2),
})
