import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import type { ConceptImpactQuery } from '#generated/documents/graphql.ts'
import { ConceptImpact } from '#generated/operations/studio.ts'
import { asApiError, request } from '#platform/web/api/api.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { add } from './sums.ts'
import type { DraftInput } from './draft-input.ts'
import type { ImpactPart } from './types.ts'

/** Asks part after part until the whole month is calculated, or somebody stops it. */
export function useImpact() {
  const [sum, setSum] = useState<ImpactPart>()
  const [of, setOf] = useState<string>()
  const running = useRef<AbortController | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const stop = () => running.current?.abort()
  const start = async (input: DraftInput) => {
    stop()
    const control = new AbortController()
    running.current = control
    setBusy(true)
    setSum(undefined)
    setOf(JSON.stringify(input))
    try {
      let so: ImpactPart | undefined
      let after: string | null = null
      do {
        const { signal } = control
        const answer: ConceptImpactQuery = await request(
          ConceptImpact,
          { input: { ...input, after } },
          { signal },
        )
        so = add(so, answer.conceptImpact)
        after = answer.conceptImpact.next ?? null
        setSum(so)
      } while (after !== null && !control.signal.aborted)
    } catch (error) {
      if (!control.signal.aborted) notify.error(asApiError(error).message)
    } finally {
      if (running.current === control) setBusy(false)
    }
  }
  return { sum, of, busy, start, stop }
}

type Props = { input: DraftInput; changed: boolean; problems: number }

/** What the draft would do to everybody of the month, before it is saved. */
export function Impact({ input, changed, problems }: Props) {
  const impact = useImpact()
  const stale = impact.of !== undefined && impact.of !== JSON.stringify(input)
  return (
    <div className="st-impact">
      <div className="st-impact-head">
        <p>
          Calcula a todas las personas del mes con el borrador, en memoria: nada se guarda ni cambia
          el mes.
        </p>
        {impact.busy ? (
          <Button onClick={impact.stop}>Detener</Button>
        ) : (
          <Button
            disabled={problems > 0 || !changed}
            onClick={() => void impact.start(input)}
            title={changed ? '' : 'No hay cambios que medir'}
          >
            {impact.sum ? 'Medir de nuevo' : 'Medir el efecto'}
          </Button>
        )}
      </div>
      {stale && !impact.busy && (
        <p className="soft">El texto cambió después de medir: mida de nuevo.</p>
      )}
      {impact.sum && <ImpactReport sum={impact.sum} busy={impact.busy} />}
    </div>
  )
}

type ReportProps = {
  sum: ImpactPart
  busy: boolean
  /** How many of the people with the largest changes are listed. */
  most?: number
}

/** How many, how much, who most, and who could not be calculated. */
export function ImpactReport({ sum, busy, most = 10 }: ReportProps) {
  const percent = sum.total ? Math.floor((sum.done / sum.total) * 100) : 100
  return (
    <div className="st-report" role="status">
      {busy && (
        <Progress percent={percent} aria-label="Personas calculadas" status="active" size="small" />
      )}
      <Figures
        label="Efecto en el mes"
        figures={[
          {
            label: 'Personas que cambian',
            value: formatNumber(sum.changed),
            hint: `de ${formatNumber(sum.done)}`,
          },
          { label: 'En el concepto', value: <Delta value={sum.concept} /> },
          { label: 'En los líquidos', value: <Delta value={sum.net} /> },
          { label: 'En el costo de la empresa', value: <Delta value={sum.cost} /> },
        ]}
      />
      {sum.top.length > 0 && <Top rows={sum.top.slice(0, most)} />}
      {sum.broken.length > 0 && (
        <>
          <h3 className="st-bad">Quedarían sin liquidación: {formatNumber(sum.failures)}</h3>
          <ul className="st-broken">
            {sum.broken.map(({ contractId, name, message }) => (
              <li key={contractId}>
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Top({ rows }: { rows: ImpactPart['top'] }) {
  return (
    <>
      <h3>Quienes más cambian</h3>
      <ol className="st-top">
        {rows.map((row) => (
          <li key={row.contractId}>
            <Link to={pathTo('ficha/:id', { id: row.userId })}>{row.name}</Link>
            <span className="st-top-values">
              <Amount value={row.before} /> → <Amount value={row.after} />
            </span>
            <Delta value={row.netAfter - row.netBefore} than="en el líquido" good="more" />
          </li>
        ))}
      </ol>
    </>
  )
}
