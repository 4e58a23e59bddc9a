import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { plainDecimal } from '#chile/money/decimal.ts'
import { formatPercent } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { CentralizationProvisions } from '#generated/operations/accounting.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ProvisionKind, ProvisionMethod } from '../model/policy.ts'
import { ProvisionPeople } from './ProvisionPeople.tsx'
import type { Entry, ProvisionRow as Row } from './types.ts'
import { useEntries } from './useEntries.ts'

/** What the newest entry left provided for, and the people behind each balance. */
export default function ProvisionsTab() {
  const polled = useEntries()
  if (polled.error) return <LoadProblem error={polled.error} retry={polled.reload} />
  if (!polled.data) return <PageSkeleton header={false} />
  const newest = polled.data.centralizations.find(
    ({ kind, sha256 }) => kind === 'ENTRY' && sha256 !== null,
  )
  if (!newest) {
    return (
      <EmptyState title="Todavía no hay asiento">
        Aquí estará lo que deja provisionado, persona por persona.
      </EmptyState>
    )
  }
  return <Provisions entry={newest} />
}

function Provisions({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState<Row['kind']>()
  const detail = useDetail(CentralizationProvisions, { input: { id: entry.id } })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!detail.data) return <PageSkeleton header={false} />
  const rows = detail.data.centralizationProvisions
  if (rows.length === 0) {
    return (
      <EmptyState title="El asiento no lleva provisiones">
        Las vacaciones se eligen al hacerlo; lo demás, en las provisiones del plan de cuentas.
      </EmptyState>
    )
  }
  return (
    <>
      <Panel
        title={`Provisiones del asiento ${entry.number}`}
        text="Lo que se debería el último día del mes, menos lo que los libros ya tenían"
      >
        <Rows
          caption="Provisiones del asiento"
          rows={rows}
          columns={[...columns, openColumn(setOpen)]}
          rowKey={({ kind }: Row) => kind}
        />
      </Panel>
      {open !== undefined && <ProvisionPeople key={open} entryId={entry.id} kind={open} />}
    </>
  )
}

const criterionOf = ({ kind, method, percent }: Row): string => {
  if (kind === 'VACATION') return 'Con este asiento'
  if (method === null) return 'Ya no se provisiona'
  const much = ProvisionMethod.label(method)
  return percent === null ? much : `${much}: ${formatPercent(plainDecimal(percent))}`
}

const columns: readonly Column<Row>[] = [
  {
    key: 'kind',
    title: 'Provisión',
    lead: true,
    render: ({ kind, norm }) => <TextWithHint words={ProvisionKind.label(kind)} hint={norm} />,
  },
  {
    key: 'criterion',
    title: 'Criterio',
    render: (row) => (
      <span className="mg-option">
        <span>{criterionOf(row)}</span>
        {row.since !== null && <span className="soft">{`Desde ${monthLabel(row.since)}`}</span>}
        {row.unknown > 0 && (
          <span className="soft">{counted(row.unknown, 'contrato')} sin poder calcularse</span>
        )}
      </span>
    ),
  },
  amountColumn('before', 'Saldo anterior'),
  {
    key: 'moved',
    title: 'Movimiento',
    align: 'end',
    render: ({ before, moved }) => (
      <TextWithHint
        words={<Amount value={moved} />}
        hint={
          before === 0 && moved > 0 && 'Saldo inicial: lo acumulado hasta aquí, no el gasto del mes'
        }
      />
    ),
  },
  { key: 'left', title: 'Saldo', align: 'end', render: ({ left }) => <Amount value={left} /> },
]

const openColumn = (open: (kind: Row['kind']) => void): Column<Row> => ({
  key: 'open',
  title: 'Personas',
  render: ({ kind }) => (
    <ActionButton look="link" onClick={() => open(kind)}>
      {`Ver ${ProvisionKind.label(kind).toLowerCase()}`}
    </ActionButton>
  ),
})
