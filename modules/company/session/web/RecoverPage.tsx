import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ChangePassword, PasswordLink } from '#generated/operations/session.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { Loader } from '#platform/web/look/Loader.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Box } from './controls.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SessionLayout } from './SessionLayout.tsx'

/** Where a link by mail leads: to a new password, or, of who was just invited, to their first. */
export default function RecoverPage() {
  const { token = '' } = useParams()
  const link = useDetail(PasswordLink, { input: { token } })
  const [done, setDone] = useState(false)
  if (done) return <Done />
  if (link.loading) return <Loader />
  const found = link.data?.passwordLink
  if (link.error) return <Unasked words={link.error.message} retry={link.reload} />
  if (!found?.open) return <Gone />
  const invited = found.kind === 'INVITATION'
  return (
    <SessionLayout
      title={invited ? 'Le damos la bienvenida' : 'Nueva contraseña'}
      text={
        invited
          ? `${found.company ?? 'Su empresa'} le dio acceso. Elija una contraseña solo suya.`
          : 'Elija la contraseña con la que ingresará desde ahora.'
      }
    >
      <dl className="session-facts">
        <dt>Usuario</dt>
        <dd>{found.username}</dd>
      </dl>
      <PasswordForm token={token} onDone={() => setDone(true)} />
    </SessionLayout>
  )
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const save = async (newPassword: string) => {
    const { changePassword } = await request(ChangePassword, { input: { token, newPassword } })
    dataOf(changePassword)
    notify.success('Contraseña actualizada')
    onDone()
  }
  return (
    <NewPasswordForm
      save={save}
      wordsOf={wordsOf}
      submit="Guardar contraseña"
      emptied="Ingrese su nueva Contraseña!"
    />
  )
}

const Done = () => (
  <SessionLayout title="Contraseña actualizada">
    <Box tone="success">
      Ya puede ingresar con su nueva contraseña. Las sesiones anteriores se cerraron.
    </Box>
    <Link className="mg-button-link" to="/login">
      Ingresar
    </Link>
  </SessionLayout>
)

/** A link that opens nothing any more: what to do, and no form that could not be sent. */
const Gone = () => (
  <SessionLayout title="El enlace ya no sirve">
    <Box tone="info">
      Cada enlace se usa una sola vez y vence: el de recuperar la contraseña en 30 minutos, el de
      una invitación en 7 días. También deja de servir cuando se envía otro más nuevo.
    </Box>
    <Link className="mg-button-link" to="/forgot">
      Pedir otro enlace
    </Link>
    <p className="soft">
      Si le enviaron una invitación y venció, pida otra a quien administra Minga en su empresa.
    </p>
    <p>
      <Link to="/login">Volver a ingresar</Link>
    </p>
  </SessionLayout>
)

const Unasked = ({ words, retry }: { words: string; retry: () => void }) => (
  <SessionLayout title="Nueva contraseña">
    <Box>{words}</Box>
    <button type="button" className="session-submit" onClick={retry}>
      Reintentar
    </button>
  </SessionLayout>
)

/** A refusal of this password or link says why; anything else, that the change failed. */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return 'Error al recuperar contraseña'
  return failure.kind === 'internal' ? 'Error al actualizar contraseña' : failure.message
}
