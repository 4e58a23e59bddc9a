import { Alert } from 'antd'
import { formatDate } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Missing } from '../model/catalogs.ts'
import { User } from '../model/user.ts'
import { BlockedData } from './BlockedData.tsx'
import { BusinessLinks } from './BusinessLinks.tsx'
import { NextChange } from './NextChange.tsx'
import { usePerson } from './person.ts'

const contact = ['email', 'personalPhone', 'birthday'] as const

/** What one looks for first: how to reach somebody, where they work, what is missing. */
export default function SummaryTab() {
  const { person, asOf, onBlocked } = usePerson()
  const closed = person.blocked.includes('CONTACT') && !person.opensBlocked
  const { id, missing } = person
  return (
    <>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Falta para remuneraciones: ${missing.map(Missing.label).join(', ')}`}
          action={
            <Link to={pathTo('ficha/:id', { id }).concat('/datos-personales')}>Completar</Link>
          }
        />
      )}
      <NextChange person={person} asOf={asOf} />
      <Panel title="Contacto">
        <Facts of={User} row={person} names={closed ? ['birthday'] : contact} />
        {closed && <BlockedData onRead={person.readsBlocked ? onBlocked : undefined} />}
      </Panel>
      <Panel title="Trabajo">
        <dl className="mg-facts">
          {facts(person).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <BusinessLinks userId={id} />
    </>
  )
}

type Person = ReturnType<typeof usePerson>['person']
const facts = (person: Person): readonly (readonly [string, string | null | undefined])[] => [
  ['Cargo', person.jobTitle],
  ...(person.jobTitleFamily ? [['Familia de cargos', person.jobTitleFamily] as const] : []),
  ['Área', person.area],
  ['Sucursal', person.branchOffice],
  ['Jefatura', person.supervisorName],
  ['Inicio del contrato', person.initialDate && formatDate(person.initialDate)],
  ['Término del contrato', person.finalDate && formatDate(person.finalDate)],
  ...(person.businessEmail ? [['Correo de trabajo', person.businessEmail] as const] : []),
  ['Usuario', person.username],
]
