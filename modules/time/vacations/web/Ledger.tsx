import type {
  VacationLedgerQuery,
  VacationStatementQueryVariables,
} from '#generated/documents/graphql.ts'
import { VacationLedger, VacationStatement } from '#generated/operations/vacations.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LineKind, VacationPool } from '../model/catalogs.ts'
import type { Days } from './BalanceDays.tsx'
import { daysNumber } from '../model/words.ts'

type Line = VacationLedgerQuery['vacationLedger'][number] & { key: string }

/** Each thing that gave days or took them until a day, with the balance after it; newest first. */
export function Ledger({ contractId, days }: { contractId: string; days: Days }) {
  const { asOf = null, knownOn = null } = days
  const input = { userContractId: contractId, asOf, knownOn }
  const { data, error, loading, reload } = useDetail(VacationLedger, { input }, { keep: true })
  const rows = (data?.vacationLedger ?? [])
    .map((line, place) => ({ ...line, key: String(place) }))
    .toReversed()
  const nothing = rows.length === 0 ? 'Aún no hay movimientos' : undefined
  return (
    <Panel
      title="Cartola"
      text="Lo que dio y tomó días, del más reciente al más antiguo"
      action={
        <span className="vac-buttons">
          <ActionButton onClick={() => savePaper(input)} disabled={nothing}>
            Cartola en PDF
          </ActionButton>
          <DownloadDropdown
            disabled={rows.length === 0}
            onDownload={async (format) =>
              saveRows(format, 'Cartola de vacaciones', rows.toReversed(), columns)
            }
          />
        </span>
      }
    >
      {error ? (
        <LoadProblem error={error} retry={reload} />
      ) : !loading && rows.length === 0 ? (
        <EmptyState title="Sin movimientos">
          Cada mes cumplido del contrato agrega aquí sus días.
        </EmptyState>
      ) : (
        <Rows
          caption="Cartola de vacaciones"
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          skeleton={loading ? 6 : 0}
          compact
        />
      )}
    </Panel>
  )
}

/** Saves the ledger on paper, which the server prints when it is asked for. */
async function savePaper(input: VacationStatementQueryVariables['input']): Promise<void> {
  const { vacationStatement } = await request(VacationStatement, { input })
  openFile(vacationStatement)
}

const sign = (days: string) => `${Number(days) > 0 ? '+' : ''}${daysNumber(days)}`

const columns: readonly Column<Line>[] = [
  {
    key: 'on',
    title: 'Fecha',
    lead: true,
    render: (row) => <span className="tabular">{formatDate(row.on)}</span>,
    text: (row) => formatDate(row.on),
  },
  {
    key: 'kind',
    title: 'Concepto',
    render: (row) => (
      <span className="mg-option">
        <span>{LineKind.label(row.kind)}</span>
        {row.reason && <span className="soft mg-sentence">{row.reason}</span>}
      </span>
    ),
    text: (row) => [LineKind.label(row.kind), row.reason].filter(Boolean).join(': '),
  },
  {
    key: 'pool',
    title: 'Bolsa',
    text: (row) => VacationPool.label(row.pool),
  },
  {
    key: 'days',
    title: 'Días',
    align: 'end',
    render: (row) => <span className="tabular">{sign(row.days)}</span>,
    text: (row) => Number(row.days),
  },
  {
    key: 'balance',
    title: 'Saldo',
    align: 'end',
    render: (row) => <strong className="tabular">{daysNumber(row.balance)}</strong>,
    text: (row) => Number(row.balance),
  },
]
