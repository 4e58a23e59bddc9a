import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { CentralizationProvisionPeople } from '#generated/operations/accounting.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { ProvisionKind } from '../model/policy.ts'
import type { ProvisionPerson, ProvisionRow } from './types.ts'
import { figureText } from './words.ts'
import './accounting.css'

type Props = { entryId: string; kind: ProvisionRow['kind'] }

/** Each person of a provision: the figures from which the balance follows, and what moved. */
export function ProvisionPeople({ entryId, kind }: Props) {
  const list = useList(CentralizationProvisionPeople, {
    fixed: { entryId, kind },
    sort: { field: 'name', descending: false },
  })
  const title = `Personas de la provisión: ${ProvisionKind.label(kind)}`
  return (
    <Panel title={title}>
      <ListPage
        embedded
        title={title}
        name="provision-people"
        list={list}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        nameOf={({ rut }) => formatRut(rut)}
        empty={{ title: 'Nadie' }}
      />
    </Panel>
  )
}

const whyOf = ({ figures, problem }: ProvisionPerson): string =>
  problem ?? figures.map((one) => `${one.label}: ${figureText(one)}`).join('; ')

const columns: readonly Column<ProvisionPerson>[] = [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: ({ name, rut, code }) => (
      <span className="mg-option">
        <span>{name}</span>
        <span className="soft tabular">{`${formatRut(rut)}, contrato ${code}`}</span>
      </span>
    ),
  },
  {
    key: 'why',
    title: 'De dónde sale',
    text: whyOf,
    render: (row) =>
      row.problem === null ? (
        <ul className="acc-figures">
          {row.figures.map((one) => (
            <li key={one.key}>
              <span className="soft">{one.label}</span>{' '}
              <span className="tabular">{figureText(one)}</span>
            </li>
          ))}
        </ul>
      ) : (
        row.problem
      ),
  },
  {
    key: 'whole',
    title: 'Se debería',
    align: 'end',
    text: ({ whole }) => (whole === null ? '' : formatPesos(whole)),
    render: ({ whole }) => (whole === null ? <span className="soft">–</span> : formatPesos(whole)),
  },
  amountColumn('before', 'Saldo anterior'),
  amountColumn('moved', 'Movimiento'),
  amountColumn('left', 'Saldo'),
]
