import type { KeyboardEvent, ReactNode } from 'react'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'

const panels = {
  dependencias: 'Dependencias',
  casos: 'Casos de prueba',
  efecto: 'Efecto en el mes',
  lenguaje: 'Referencia del lenguaje',
} as const
export type Panel = keyof typeof panels
const isPanel = (text: string | null): text is Panel => text !== null && text in panels

type PanelsProps = {
  /** How many in each are red, once that is known. */
  counts: Partial<Record<Panel, number | undefined>>
  render: (panel: Panel) => ReactNode
}

/** What else there is to know of a concept, a tab for each, which the address remembers. */
export function Panels({ counts, render }: PanelsProps) {
  const [params, setParams] = useAddressParams()
  const asked = params.get('panel')
  const panel: Panel = isPanel(asked) ? asked : 'dependencias'
  const choose = (next: string) =>
    setParams(
      (now) => {
        now.set('panel', next)
        return now
      },
      { replace: true },
    )
  return (
    <section className="st-panels">
      <div role="tablist" aria-label="Más del concepto" className="st-tabs">
        {Object.entries(panels).map(([key, label]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`st-tab-${key}`}
            aria-selected={key === panel}
            aria-controls="st-panel"
            tabIndex={key === panel ? 0 : -1}
            onClick={() => choose(key)}
            onKeyDown={(event) => walk(event, choose)}
          >
            {label}
            {isPanel(key) && <Red count={counts[key]} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="st-panel" aria-labelledby={`st-tab-${panel}`} className="st-panel">
        {render(panel)}
      </div>
    </section>
  )
}

const Red = ({ count }: { count: number | undefined }) =>
  count !== undefined && count > 0 && <span className="st-count">{count} en rojo</span>

/** Left and right go from tab to tab, as everywhere. */
function walk(event: KeyboardEvent<HTMLButtonElement>, choose: (key: string) => void) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])]
  const next = tabs.at((tabs.indexOf(event.currentTarget) + step) % tabs.length)
  if (step === 0 || !(next instanceof HTMLButtonElement)) return
  next.focus()
  choose(next.id.replace('st-tab-', ''))
}
