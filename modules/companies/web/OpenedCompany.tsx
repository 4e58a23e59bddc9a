import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { notify } from '#platform/web/notify.ts'
import { pathTo } from '#platform/web/screens.ts'
import { simulate } from './simulate.ts'
import './companies.css'

export type Opened = { id: string; name: string; username: string; temporaryPassword: string }

/** What the new administrator needs, shown this one time: it is kept nowhere in the browser. */
export function OpenedCompany({ opened }: { opened: Opened }) {
  const { id, name, username, temporaryPassword } = opened
  return (
    <section className="co-opened">
      <PageHeader
        title={`${name} está lista`}
        context="Entregue estos datos a quien la administra"
      />
      <Alert
        type="warning"
        showIcon
        title="La contraseña no se volverá a mostrar"
        description="Sirve para ingresar una vez; después pide elegir otra."
      />
      <dl className="co-secrets">
        <Secret label="Usuario" value={username} />
        <Secret label="Contraseña temporal" value={temporaryPassword} />
      </dl>
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

const Secret = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
      <Button
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={`Copiar ${label.toLowerCase()}`}
        onClick={() => void copy(value, label)}
      >
        Copiar
      </Button>
    </dd>
  </div>
)

/** The clipboard exists only where the address is https or this very machine. */
async function copy(value: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    notify.success(`${label}: copiado`)
  } catch {
    notify.error('El navegador no dejó copiar: seleccione el texto y cópielo a mano')
  }
}
