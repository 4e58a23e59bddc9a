import { useNavigate } from 'react-router'
import { Box } from './controls.tsx'
import { SessionLayout } from './SessionLayout.tsx'
import { signOut } from './session.ts'

/**
 * What a guest sees in place of the dashboard: that the password was right, why nothing is open to
 * them, and which person can help.
 */
export function GuestPanel({ name }: { name: string }) {
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    await navigate('/login', { replace: true })
    location.reload()
  }
  return (
    <SessionLayout title="Todavía no tiene acceso" text={`Ingresó bien, ${name}.`}>
      <Box tone="info">
        Su cuenta es de invitado: en su empresa aún no le dan un rol, y por eso no hay nada que
        abrir. Pídalo a quien administra Minga en su empresa.
      </Box>
      <a className="mg-button-link" href="/home">
        Volver a intentar
      </a>
      <p>
        <button type="button" className="session-link" onClick={() => void leave()}>
          Cerrar sesión
        </button>
      </p>
    </SessionLayout>
  )
}
