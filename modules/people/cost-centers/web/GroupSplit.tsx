import { formatPercent } from '#chile/numbers.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { today } from '#platform/web/look/today.ts'
import { CostCenterStatus } from '../model/cost-center.ts'
import { holdsOn, percentageOf, sumOf } from '../model/parts.ts'
import { SplitBar } from './SplitBar.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import type { ByUnit, Center, Group, Part, SplitContract } from './types.ts'

type Props = {
  contract: SplitContract
  group: Group
  /** All of the group, also those that ended. */
  parts: readonly Part[]
  centers: readonly Center[]
  /** The centre of the unit of the contract, while the contract has no parts of its own. */
  byUnit: ByUnit | undefined
}

const columns: readonly Column<Part>[] = [
  { key: 'name', title: 'Centro', lead: true, render: ({ name }) => name },
  {
    key: 'percentage',
    title: 'Porcentaje',
    align: 'end',
    render: ({ percentage }) => formatPercent(percentage),
  },
  { key: 'startDate', title: 'Desde', render: ({ startDate }) => formatDate(startDate) },
  {
    key: 'endDate',
    title: 'Hasta',
    render: ({ endDate }) => (endDate ? formatDate(endDate) : 'Sin término'),
  },
  { key: 'status', title: 'Estado', render: ({ status }) => CostCenterStatus.label(status) },
]

/** Where the cost of a contract is booked in one group: today, and in its history. */
export function GroupSplit({ contract, group, parts, centers, byUnit }: Props) {
  const form = useOpenForm(`reparto ${group.code}`)
  const held = parts.filter((part) => holdsOn(part, today()))
  const others = parts.filter((part) => !held.includes(part))
  const usable = centers.filter(({ status }) => status === 'ACTIVE')
  return (
    <Panel
      title={group.name}
      text={byUnit ? `Por unidad: ${byUnit.unitName}` : wordsOf(sumOf(held))}
      action={
        <ActionButton
          permission="costCenterContracts.update"
          disabled={
            usable.length === 0 ? 'El grupo no tiene centros para este contrato' : undefined
          }
          onClick={() => form.open(contract.id)}
        >
          Cambiar reparto
        </ActionButton>
      }
    >
      <SplitBar shares={byUnit ? [wholeOf(byUnit)] : held.map(shareOf)} />
      {others.length > 0 && (
        <details className="cc-history">
          <summary>Historial</summary>
          <Rows caption={`Historial de ${group.name}`} columns={columns} rows={others} />
        </details>
      )}
      {form.key === contract.id && (
        <SplitDialog contract={contract} group={group} held={held} centers={usable} form={form} />
      )}
    </Panel>
  )
}

const shareOf = ({ id, name, percentage }: Part) => ({ key: id, name, percentage })
const wholeOf = ({ costCenterId, name }: ByUnit) => ({ key: costCenterId, name, percentage: '100' })

/** How much of the contract the group bears today, in hundredths of a percent. */
const wordsOf = (sum: number) =>
  sum === 0
    ? 'Hoy no se reparte'
    : sum === 10_000
      ? 'Hoy se reparte entero'
      : `Hoy se reparte el ${formatPercent(percentageOf(sum))}`
