import { Progress } from 'antd'

export type Dot = { label: string; done: boolean; reachable?: boolean }
type Props = {
  dots: readonly Dot[]
  current: number
  onGo: (index: number) => void
  /** Above this many a bar shows the percentage instead. */
  dotsUpTo?: number
}

/** One dot per page, which a press jumps to; a percent bar when there are too many. */
export function DotPager({ dots, current, onGo, dotsUpTo = 20 }: Props) {
  if (dots.length > dotsUpTo) {
    const done = dots.filter((dot) => dot.done).length
    return <Progress percent={Math.round((done / dots.length) * 100)} aria-label="Avance" />
  }
  return (
    <ol className="mg-dots" aria-label="Páginas">
      {dots.map((dot, index) => (
        <li key={dot.label}>
          <button
            type="button"
            className={dot.done ? 'mg-dot mg-done' : 'mg-dot'}
            aria-label={`${dot.label}${dot.done ? ', respondida' : ''}`}
            aria-current={index === current ? 'step' : undefined}
            disabled={dot.reachable === false}
            onClick={() => onGo(index)}
          />
        </li>
      ))}
    </ol>
  )
}
