import { Alert } from 'antd'
import { type Access, ShownOnce } from '#modules/company/accounts/web/index.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { simulate } from './simulate.ts'
import './companies.css'

export type Opened = { id: string; name: string } & Access

/**
 * What happens next: the administrator was invited, or is given a code, and chooses a password of
 * their own.
 */
export function OpenedCompany({ opened }: { opened: Opened }) {
  const { id, name, username, invitedTo, oneTimeCode } = opened
  return (
    <section className="co-opened">
      <PageHeader
        title={`${name} está lista`}
        context={
          oneTimeCode
            ? 'Falta entregar su código a quien la administra'
            : 'La invitación ya salió a quien la administra'
        }
      />
      {oneTimeCode ? (
        <ShownOnce {...opened} />
      ) : (
        <>
          <Alert
            type="success"
            showIcon
            title={`Se envió una invitación a ${invitedTo}`}
            description="Sirve una vez, por 7 días. Se reenvía desde la lista de empresas."
          />
          <dl className="mg-facts">
            <div>
              <dt>Usuario</dt>
              <dd>{username}</dd>
            </div>
          </dl>
        </>
      )}
      <div className="co-opened-actions">
        <ActionButton look="primary" to={pathTo('empresas')}>
          Volver a empresas
        </ActionButton>
        <ActionButton permission="simulation.create" onClick={() => simulate(id)}>
          Simular esta empresa
        </ActionButton>
      </div>
    </section>
  )
}
