import { PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { formatChange } from '#chile/numbers.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import type { DraftValues } from '../model/draft.ts'
import { DraftExplanation } from './DraftExplanation.tsx'
import { Quantity } from './Quantity.tsx'
import type { Live } from './useLive.ts'
import type { PreviewRow as Row } from './types.ts'

type Props = { live: Live; draft: DraftValues; ready: boolean }

/** Some twenty people of the month: what they have, what the draft gives them, last month's. */
export function LiveResult({ live, draft, ready }: Props) {
  const { asked: input, answer, preview, pinned, pin } = live
  const [asked, setAsked] = useState<Row>()
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  if (!input) return <p className="soft">Corrija la fórmula para ver qué daría a cada persona.</p>
  if (!preview) return <Skeleton active paragraph={{ rows: 8 }} />
  const law = draft.kind === 'LAW'
  return (
    <div aria-busy={answer.loading} className={ready ? 'st-people' : 'st-people st-stale'}>
      <Summary rows={preview.rows} law={law} problem={preview.problem ?? null} ready={ready} />
      {waitsForValues(draft, preview.rows) && (
        <p className="soft">
          Nadie tiene aún un valor de este ítem: se paga cuando se ingrese en Novedades. Para
          probarlo antes, agregue un caso.
        </p>
      )}
      {preview.rows.length === 0 ? (
        <p className="soft">No hay personas a su alcance en este mes.</p>
      ) : (
        <div className="st-rows" data-law={law}>
          <Head law={law} />
          <ul>
            {preview.rows.map((row) => (
              <PersonRow
                key={row.contractId}
                row={row}
                law={law}
                unit={preview.unit}
                decimals={preview.decimals}
                pinned={pinned.includes(row.contractId)}
                onPin={() => pin(row.contractId)}
                onAsk={() => setAsked(row)}
              />
            ))}
          </ul>
        </div>
      )}
      <DraftExplanation input={input} row={asked} onClose={() => setAsked(undefined)} />
    </div>
  )
}

/** Whether a new item gives nobody anything because what it reads is still to be entered. */
const waitsForValues = ({ isNew, kind, code, sourceCode }: DraftValues, rows: readonly Row[]) =>
  isNew &&
  kind === 'ITEM' &&
  (sourceCode === null || sourceCode.includes(`VALOR_${code || 'BONO'}`)) &&
  rows.every((row) => row.draft === 0)

type SummaryProps = { rows: readonly Row[]; law: boolean; problem: string | null; ready: boolean }

function Summary({ rows, law, problem, ready }: SummaryProps) {
  const changed = rows.filter((row) => row.now !== row.draft && !row.error).length
  const errors = rows.filter((row) => row.error && !row.errorNow).length
  const text = law
    ? `${counted(rows.length, 'persona')} del mes`
    : changed === 0
      ? 'Con este texto nadie de esta muestra cambia'
      : `Cambia el resultado de ${changed} de ${counted(rows.length, 'persona')} de esta muestra`
  return (
    <p className="st-summary" role="status">
      {ready ? text : 'Hay un error en la fórmula: se muestra el último resultado'}
      {errors > 0 && <strong className="st-bad"> · {errors} con error</strong>}
      {problem && <strong className="st-bad"> · {problem}</strong>}
    </p>
  )
}

/** The names of the columns, once; each figure keeps its own for who does not see the columns. */
const Head = ({ law }: { law: boolean }) => (
  <div className="st-row st-row-head" aria-hidden="true">
    <span>Persona</span>
    <span>Mes pasado</span>
    <span>Hoy</span>
    {!law && <span>Borrador</span>}
    <span>{law ? 'Líquido' : 'En el líquido'}</span>
    <span />
  </div>
)

type RowProps = {
  row: Row
  law: boolean
  unit: string
  decimals: number
  pinned: boolean
  onPin: () => void
  onAsk: () => void
}

function PersonRow({ row, law, unit, decimals, pinned, onPin, onAsk }: RowProps) {
  const value = (scaled: number | null | undefined) => (
    <Quantity scaled={scaled ?? null} unit={unit} decimals={decimals} />
  )
  const { netNow, netDraft } = row
  const moved =
    typeof netDraft === 'number' && typeof netNow === 'number' ? netDraft - netNow : null
  return (
    <li className="st-row" data-changed={row.draft !== null && row.now !== row.draft}>
      <div className="st-who">
        <button
          type="button"
          className="st-link"
          onClick={onAsk}
          disabled={row.draft === null}
          aria-label={`Por qué, ${row.name}`}
        >
          {row.name}
        </button>
        <span className="soft">
          {row.jobTitle} · {reasons[row.why]}
        </span>
      </div>
      <dl className="st-figures">
        <div>
          <dt>Mes pasado</dt>
          <dd>{value(row.before)}</dd>
        </div>
        <div>
          <dt>Hoy</dt>
          <dd>{value(row.now)}</dd>
        </div>
        {!law && (
          <div className="st-draft">
            <dt>Borrador</dt>
            <dd>{row.error ? <span className="st-bad">Error</span> : value(row.draft)}</dd>
          </div>
        )}
        <div>
          <dt>{law ? 'Líquido' : 'En el líquido'}</dt>
          <dd>{law ? <Amount value={row.netNow ?? null} /> : <Moved by={moved} />}</dd>
        </div>
      </dl>
      <Button
        size="small"
        type="text"
        aria-pressed={pinned}
        aria-label={pinned ? `Soltar a ${row.name}` : `Fijar a ${row.name}`}
        icon={pinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
        onClick={onPin}
      />
      {row.error && <p className="st-bad st-row-error">{row.error}</p>}
    </li>
  )
}

/** What the net moves, as short as it can be said without colour alone. */
const Moved = ({ by }: { by: number | null }) =>
  by === null ? (
    <span className="soft">–</span>
  ) : by === 0 ? (
    <span className="soft">igual</span>
  ) : (
    <span className={by > 0 ? 'st-good tabular' : 'st-bad tabular'}>{formatChange(by)}</span>
  )

/** Why somebody is in the sample, as short as the line under a name takes. */
const reasons: Readonly<Record<string, string>> = {
  PINNED: 'fijada',
  ENTERED: 'con valor',
  MOST: 'monto alto',
  LEAST: 'monto bajo',
  RICHEST: 'sueldo alto',
  POOREST: 'sueldo bajo',
  DRAWN: 'al azar',
}
