import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { yearMonthOf } from '#chile/period.ts'
import type { PieceworkCrewMonthQuery } from '#generated/documents/graphql.ts'
import {
  PieceworkCrewMonth,
  PieceworkCrewPaper,
  PieceworkMonthCrews,
} from '#generated/operations/piecework.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { squareWords } from '../model/piecework-payment.ts'
import { CrewChoice, crewKey, NOBODY, only } from './CrewChoice.tsx'
import './piecework.css'

type Row = PieceworkCrewMonthQuery['pieceworkCrewMonth'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'person',
    title: 'Persona',
    lead: true,
    render: ({ userId, person, rut, businessName }) => (
      <TextWithHint
        words={
          <Link to={`${pathTo('ficha/:id', { id: userId })}/tratos`}>{formatName(person)}</Link>
        }
        hint={<NoBreak words={`${formatRut(rut)} · ${businessName}`} />}
      />
    ),
    text: ({ person }) => formatName(person),
  },
  {
    key: 'days',
    title: 'Días',
    align: 'end',
    render: ({ daysPaid }) => <span className="tabular">{daysPaid}</span>,
    text: ({ daysPaid }) => String(daysPaid),
  },
  amountColumn('total', 'Aprobado'),
  amountColumn('inPayslip', 'En la liquidación'),
  amountColumn('restDays', 'Semana corrida'),
  { key: 'square', title: 'Cuadre', text: squareWords },
]

/** The month of a crew, person by person, beside what their payslips pay; it is printed here. */
export default function MonthTab() {
  const [month, setMonth] = useState<number>(yearMonthOf(today()))
  const [crew, setCrew] = useState<string>()
  const crews = useDetail(PieceworkMonthCrews, { input: { yearMonth: month } }, { keep: true })
  if (crews.error && !crews.data) {
    return <LoadProblem error={crews.error} retry={crews.reload} />
  }
  const offered = crews.data?.pieceworkMonthCrews
  const isOffered = offered === undefined || offered.some((one) => crewKey(one) === crew)
  const other = useDetail(
    PieceworkMonthCrews,
    { input: { yearMonth: month, supervisorId: crew ?? null } },
    { enabled: crew !== undefined && crew !== NOBODY && !isOffered },
  ).data?.pieceworkMonthCrews[0]
  const chosen = offered?.find((one) => crewKey(one) === crew) ?? other ?? only(offered)
  return (
    <>
      <div className="pw-choices">
        <span>
          <span>Mes</span>
          <MonthSelector aria-label="Mes" value={month} onChange={setMonth} />
        </span>
        {offered && offered.length > 0 && (
          <CrewChoice
            of={String(month)}
            search={async (search, signal) => {
              const input = { yearMonth: month, ...(search ? { search } : {}) }
              return (await request(PieceworkMonthCrews, { input }, { signal })).pieceworkMonthCrews
            }}
            chosen={chosen}
            onChange={setCrew}
          />
        )}
      </div>
      {!offered && <PageSkeleton header={false} />}
      {offered?.length === 0 && (
        <EmptyState title="Sin tratos en el mes">
          La planilla de un mes tiene lo que se anotó de sus días.
        </EmptyState>
      )}
      {offered && offered.length > 0 && !chosen && (
        <EmptyState title="Elija una cuadrilla">Cada cuadrilla tiene su planilla.</EmptyState>
      )}
      {chosen && <OfCrew month={month} supervisorId={chosen.supervisorId ?? null} />}
    </>
  )
}

function OfCrew({ month, supervisorId }: { month: number; supervisorId: string | null }) {
  const input = { yearMonth: month, supervisorId }
  const { data, error, reload } = useDetail(PieceworkCrewMonth, { input }, { keep: true })
  const paper = useAction(PieceworkCrewPaper, { after: openFile, quiet: true, keepCache: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rows = data.pieceworkCrewMonth
  const paid = rows.filter(({ daysPaid }) => daysPaid > 0)
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  return (
    <>
      <Figures
        label="Planilla del mes"
        figures={[
          {
            label: 'Aprobado',
            value: formatPesos(total),
            hint: counted(paid.length, 'persona', 'personas'),
          },
        ]}
      />
      <div className="pw-choices">
        <span>
          <ActionButton
            disabled={paid.length === 0 ? 'Nada aprobado en el mes' : undefined}
            onClick={() => paper.run({ input })}
          >
            Descargar planilla
          </ActionButton>
        </span>
      </div>
      <Rows
        caption="Planilla del mes"
        rows={rows}
        columns={columns}
        rowKey={({ contractId }: Row) => contractId}
      />
    </>
  )
}
