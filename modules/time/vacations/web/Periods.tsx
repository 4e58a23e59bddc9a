import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import type { Config } from './Balance.tsx'
import { daysNumber } from '../model/words.ts'

type Period = Config['periods'][number]

/** The years of service, what each gave and what of it is left; the oldest days go first. */
export const Periods = ({ config }: { config: Config }) => (
  <Panel title="Períodos" text="Lo que dio cada año de servicio; se usan primero los más antiguos">
    <Rows
      caption="Períodos de vacaciones"
      rows={config.periods.filter((period) => counts(period, config)).toReversed()}
      columns={columns}
      rowKey={({ number }) => String(number)}
      compact
    />
  </Panel>
)

/** Years that the opening balance stands for have nothing of their own. */
const counts = ({ to, takenDays, pendingDays }: Period, { balanceAdjustmentDate }: Config) =>
  Number(takenDays) !== 0 ||
  Number(pendingDays) !== 0 ||
  !balanceAdjustmentDate ||
  to > balanceAdjustmentDate

const spanOf = ({ number, from, to }: Period) =>
  number === 0 ? 'Saldo de partida' : `${formatDate(from)} a ${formatDate(to)}`

const days = (
  key: 'legalDays' | 'progressiveDays' | 'takenDays' | 'pendingDays',
  title: string,
): Column<Period> => ({
  key,
  title,
  align: 'end',
  render: (row) => <span className="tabular">{daysNumber(row[key])}</span>,
})

const columns: readonly Column<Period>[] = [
  {
    key: 'span',
    title: 'Período',
    lead: true,
    render: (row) => <span className="tabular">{spanOf(row)}</span>,
  },
  days('legalDays', 'Legales'),
  days('progressiveDays', 'Progresivos'),
  days('takenDays', 'Usados'),
  days('pendingDays', 'Pendientes'),
]
