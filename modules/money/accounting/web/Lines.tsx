import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { CentralizationLines, CentralizationPeople } from '#generated/operations/accounting.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { HoldWhileLoading } from '#platform/web/kit/page/HoldWhileLoading.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { amountColumn, nameAndRutColumns } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { EntrySide } from '../model/accounting-entry.ts'
import type { Entry, LineRow, PersonRow, SumRow } from './types.ts'

type Props = { entry: Entry; sum: SumRow; close: () => void }

/** The concepts behind an account of an entry, and the people behind each. */
export function Lines({ entry, sum, close }: Props) {
  const [open, setOpen] = useState<number>()
  const detail = useDetail(CentralizationLines, {
    input: { id: entry.id, accountId: sum.accountId, costCenterId: sum.costCenterId },
  })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!detail.data) return <PageSkeleton header={false} />
  const rows = detail.data.centralizationLines
  const chosen = rows.find(({ n }) => n === open)
  const title = sum.centerName ? `${sum.accountName}, ${sum.centerName}` : sum.accountName
  return (
    <>
      <Panel title={title} text="Los conceptos de las liquidaciones que suman esta cuenta">
        <div className="mg-toolbar">
          <ActionButton onClick={close}>Cerrar detalle</ActionButton>
        </div>
        <Rows
          caption={`Conceptos de ${title}`}
          rows={rows}
          columns={[...lineColumns, openColumn(setOpen)]}
          rowKey={({ n }: LineRow) => String(n)}
        />
      </Panel>
      {chosen && (
        <HoldWhileLoading key={chosen.n}>
          <People entry={entry} line={chosen} />
        </HoldWhileLoading>
      )}
    </>
  )
}

const lineColumns: readonly Column<LineRow>[] = [
  {
    key: 'label',
    title: 'Concepto',
    lead: true,
    render: ({ label, institution }) => <TextWithHint words={label} hint={institution} />,
  },
  { key: 'side', title: 'Lado', render: ({ side }) => EntrySide.label(side) },
  {
    key: 'contracts',
    title: 'Contratos',
    align: 'end',
    render: ({ contracts }) => formatNumber(contracts),
  },
  amountColumn('amount', 'Pesos'),
]

const openColumn = (open: (n: number) => void): Column<LineRow> => ({
  key: 'open',
  title: 'Personas',
  render: ({ n }) => (
    <ActionButton look="text" onClick={() => open(n)}>
      Ver personas
    </ActionButton>
  ),
})

function People({ entry, line }: { entry: Entry; line: LineRow }) {
  const list = useList(CentralizationPeople, {
    fixed: { entryId: entry.id, n: line.n },
    sort: { field: 'name', descending: false },
  })
  return (
    <Panel title={`Personas de ${line.label}`}>
      <ListPage
        embedded
        title={`Personas de ${line.label}`}
        name="centralization-people"
        list={list}
        columns={personColumns}
        rowKey={({ contractId }) => contractId}
        nameOf={({ rut }) => formatRut(rut)}
        empty={{ title: 'Nadie' }}
      />
    </Panel>
  )
}

const personColumns: readonly Column<PersonRow>[] = [
  ...nameAndRutColumns<PersonRow>(({ payrollMonthId: month, contractId: contract }) =>
    pathTo('liquidaciones/:month/:contract', { month, contract }),
  ),
  { key: 'code', title: 'Contrato', text: ({ code }) => code },
  amountColumn('amount', 'Pesos'),
]
