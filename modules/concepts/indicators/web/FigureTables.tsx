import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { ConfirmIndicator } from '#generated/operations/indicators.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { SourceLink } from '#platform/web/kit/text/SourceLink.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { whyNot, withTable } from '../model/indicator.ts'
import { type Figure, needsAttention, shown, stateOf } from './figures.ts'

type Props = {
  figures: readonly Figure[]
  loading: boolean
  onEnter: (figure: Figure) => void
  onRevoke: (figure: Figure) => void
  onHistory: (figure: Figure) => void
}

/** What needs somebody first, then every figure by its kind. */
export function FigureTables(props: Props) {
  const { figures, loading } = props
  const waiting = figures.filter(needsAttention)
  const groups = [...Map.groupBy(figures, ({ group }) => group)]
  const actions = useActions(props)
  const table = { columns, actions, rowKey, nameOf }
  if (loading) return <Rows caption="Indicadores" rows={[]} {...table} skeleton={10} />
  return (
    <>
      {waiting.length > 0 && (
        <Group title="Requieren atención">
          <Rows caption="Requieren atención" rows={waiting} {...table} />
        </Group>
      )}
      {groups.map(([group, rows]) => (
        <Group key={group} title={group}>
          <Rows caption={group} rows={rows} {...table} />
        </Group>
      ))}
    </>
  )
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="in-group in-figures">
    <h2>{title}</h2>
    {children}
  </section>
)

const rowKey = ({ key }: Figure) => key
const nameOf = ({ label }: Figure) => label

const columns: readonly Column<Figure>[] = [
  { key: 'label', title: 'Indicador', lead: true, render: nameCell },
  {
    key: 'value',
    title: 'Valor',
    align: 'end',
    render: ({ value, unit }) =>
      value === null ? <Nothing /> : <span className="tabular">{shown(value, unit)}</span>,
  },
  {
    key: 'change',
    title: 'Variación',
    align: 'end',
    render: ({ changePercent }) => <Change percent={changePercent} />,
  },
  {
    key: 'status',
    title: 'Estado',
    render: (figure) => {
      const { tone, word } = stateOf(figure)
      return <StatusTag tone={tone}>{word}</StatusTag>
    },
  },
  {
    key: 'since',
    title: 'Desde',
    render: ({ since }) => (since ? monthLabel(since) : <Nothing words="Sin fecha" />),
  },
  { key: 'source', title: 'Fuente', render: sourceCell },
]

function nameCell({ label, note, inPayslips, entryState, entryValue, unit, enteredBy }: Figure) {
  return (
    <span className="in-name">
      {label}
      {!inPayslips && <span className="soft"> · no entra en la liquidación</span>}
      {entryState === 'PENDING' && (
        <span className="in-note">
          {shown(entryValue, unit)} ingresado por {enteredBy}
        </span>
      )}
      {note && <span className="in-note">{note}</span>}
    </span>
  )
}

function sourceCell({ source, sourceUrl, status, enteredBy, confirmedBy }: Figure) {
  const people = confirmedBy ? `${enteredBy}, confirmó ${confirmedBy}` : enteredBy
  return (
    <span className="in-name">
      <SourceLink source={source} url={sourceUrl} />
      {status === 'COMPANY' && <span className="in-note">Ingresó {people}</span>}
    </span>
  )
}

function Change({ percent }: { percent: string | null }) {
  if (percent === null) return <Nothing />
  const value = Number(percent)
  if (value === 0) return <span className="soft">sin cambio</span>
  return (
    <span className="tabular">
      {value > 0 ? '+' : '−'}
      {formatNumber(percent.replace('-', ''))}%
    </span>
  )
}

/** What can be done with a figure; what cannot says why. */
function useActions({ onEnter, onRevoke, onHistory }: Props) {
  const confirm = useAction(ConfirmIndicator, { done: 'Valor confirmado' })
  return (figure: Figure): RowAction[] => {
    const { entryId, entryState, needsSecond, mine, version, certain, ofTable, label } = figure
    const entry = { state: entryState ?? 'REVOKED', needsSecond, mine }
    const history = { label: 'Ver evolución', onClick: () => onHistory(figure) }
    if (entryId === null) {
      const known = certain ? 'Ya está publicado y confirmado' : undefined
      const reason = known ?? (ofTable ? withTable : undefined)
      const enter = () => onEnter(figure)
      return [
        history,
        {
          label: 'Ingresar valor',
          permission: 'indicators.create',
          disabled: reason,
          onClick: enter,
        },
      ]
    }
    return [
      history,
      {
        label: 'Confirmar valor',
        permission: 'indicators.update',
        disabled: whyNot('confirm', entry),
        confirm: `${label}: ${shown(figure.entryValue, figure.unit)}, según ${figure.entrySource}.`,
        onClick: () => confirm.run({ input: { id: entryId, version } }),
      },
      {
        label: 'Anular valor',
        permission: 'indicators.update',
        danger: true,
        onClick: () => onRevoke(figure),
      },
    ]
  }
}
