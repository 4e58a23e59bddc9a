import { counted } from '#chile/counts.ts'
import { isDate } from '#chile/dates.ts'
import type { ProportionalSettlementDaysQuery } from '#generated/documents/graphql.ts'
import { ProportionalSettlementDays } from '#generated/operations/vacations.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { SettlementLineKind } from '../model/settlement-days.ts'
import { daysNumber, daysWords } from '../model/words.ts'

type Answer = ProportionalSettlementDaysQuery['proportionalSettlementDays']
type Line = Answer['lines'][number] & { key: string }

/** The vacation days that a contract would pay if it ended on a day; the day is in the address. */
export function AtTheEnd({ contractId }: { contractId: string }) {
  const [params, setParams] = useAddressParams()
  const asked = params.get('termino')
  const day = isDate(asked) ? asked : undefined
  const choose = (next: string | null) =>
    setParams((now) => {
      const changed = new URLSearchParams(now)
      if (next) changed.set('termino', next)
      else changed.delete('termino')
      return changed
    })
  return (
    <Panel
      title="Si el contrato termina"
      text="Los días de feriado que pagaría el finiquito, y de dónde salen"
      action={
        <DateChoice
          aria-label="Último día del contrato"
          placeholder="Último día"
          value={day ?? null}
          onChange={choose}
        />
      }
    >
      {day ? (
        <Owed contractId={contractId} day={day} />
      ) : (
        <p className="soft">Elija el último día del contrato.</p>
      )}
    </Panel>
  )
}

function Owed({ contractId, day }: { contractId: string; day: string }) {
  const input = { userContractId: contractId, disengagementDate: day }
  const { data, error, loading, reload } = useDetail(
    ProportionalSettlementDays,
    { input },
    { keep: true },
  )
  if (error) return <LoadProblem error={error} retry={reload} />
  const owed = data?.proportionalSettlementDays
  const rows = (owed?.lines ?? []).map((line, place) => ({ ...line, key: String(place) }))
  return (
    <>
      {owed && <p className="vac-owed">{sentence(owed)}</p>}
      {(loading || rows.length > 0) && (
        <Rows
          caption="Días de feriado al término"
          rows={rows}
          columns={columns}
          rowKey={({ key }) => key}
          skeleton={loading && !owed ? 4 : 0}
          compact
        />
      )}
    </>
  )
}

function sentence({ workingDays, calendarDays, nonWorking, countFrom, lastDay }: Answer) {
  if (Number(workingDays) === 0) return 'No se deben días de feriado.'
  const off = counted(nonWorking, 'inhábil', 'inhábiles')
  return (
    <>
      Se pagan <strong>{daysWords(calendarDays)} corridos</strong>: {daysNumber(workingDays)}{' '}
      hábiles y {off} entre el {formatDate(countFrom)} y el {formatDate(lastDay)}.
    </>
  )
}

const columns: readonly Column<Line>[] = [
  {
    key: 'kind',
    title: 'Concepto',
    lead: true,
    render: (row) => <TextWithHint words={SettlementLineKind.label(row.kind)} hint={row.text} />,
  },
  {
    key: 'days',
    title: 'Días',
    align: 'end',
    render: (row) => <span className="tabular">{daysNumber(row.days)}</span>,
  },
]
