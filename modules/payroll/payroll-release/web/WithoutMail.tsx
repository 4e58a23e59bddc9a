import { Button } from 'antd'
import { useState } from 'react'
import type { PayslipsWithoutMailQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'

type People = PayslipsWithoutMailQuery['payslipsWithoutMail']

/** How many are shown before somebody asks for the rest. */
const first = 6

type Props = { people: People; released: boolean }

/** People who get no mail about their payslip, by name, with a link to enter their address. */
export function WithoutMail({ people, released }: Props) {
  const can = useCan()
  const [all, setAll] = useState(false)
  if (people.length === 0) return null
  const shown = all ? people : people.slice(0, first)
  const mayEdit = can('users.update')
  return (
    <Panel
      title={`Sin correo (${formatNumber(people.length)})`}
      text={
        released
          ? 'No se les escribió: la ven al ingresar.'
          : 'No se les escribirá al liberar. El correo se ingresa en su ficha, antes.'
      }
    >
      <ul className="pp-unreached">
        {shown.map(({ contractId, userId, name, rut, canSignIn }) => (
          <li key={contractId}>
            {mayEdit ? (
              <Link to={`${pathTo('ficha/:id', { id: userId })}/datos-personales`}>{name}</Link>
            ) : (
              name
            )}{' '}
            <span className="soft tabular">{formatRut(rut)}</span>
            {!canSignIn && <span className="soft"> · sin usuario para ingresar</span>}
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {`Ver los ${formatNumber(people.length)}`}
        </Button>
      )}
    </Panel>
  )
}
