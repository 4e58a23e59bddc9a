import type { PayslipsWithoutMailQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { PayslipsWithoutMail } from '#generated/operations/payroll-release.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useSideList } from '#platform/web/list/useList.ts'

type Row = PayslipsWithoutMailQuery['payslipsWithoutMail']['rows'][number]

type Props = { monthId: string; people: number; released: boolean }

/** People who get no mail about their payslip, by name, with a link to enter their address. */
export function WithoutMail({ monthId, people, released }: Props) {
  const mayEdit = useCan()('users.update')
  const list = useSideList(PayslipsWithoutMail, { fixed: { payrollMonthId: monthId }, size: 10 })
  return (
    <Panel
      title={`Sin correo (${formatNumber(people)})`}
      text={
        released
          ? 'No se les escribió: la ven al ingresar.'
          : 'No se les escribirá al liberar. El correo se ingresa en su ficha, antes.'
      }
    >
      <SideRows
        caption="Personas sin correo"
        list={list}
        columns={columnsOf(mayEdit)}
        search="Nombre o RUT"
        rowKey={({ contractId }) => contractId}
      />
    </Panel>
  )
}

const columnsOf = (mayEdit: boolean): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    sort: 'name',
    render: ({ name, rut, userId }) => (
      <PersonName
        name={name}
        rut={rut}
        {...(mayEdit ? { to: `${pathTo('ficha/:id', { id: userId })}/datos-personales` } : {})}
      />
    ),
  },
  {
    key: 'user',
    title: 'Usuario',
    render: ({ canSignIn }) =>
      canSignIn ? 'La ve al ingresar' : <span className="soft">Sin usuario para ingresar</span>,
  },
]
