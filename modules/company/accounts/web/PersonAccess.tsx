import { useState } from 'react'
import type { UserAccessQuery } from '#generated/documents/graphql.ts'
import {
  EndUserSessions,
  ResetSecondFactor,
  SendAccess,
  UserAccess,
} from '#generated/operations/accounts.ts'
import { UpdatePassword } from '#generated/operations/session.ts'
import { NewPasswordForm } from '#modules/company/session/web/index.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AccessState } from '../model/access-state.ts'
import { type Access, GivenAccess } from './GivenAccess.tsx'
import './accounts.css'

type Props = { userId: string; name: string; onClose: () => void }
type Facts = UserAccessQuery['userAccess']

/** How somebody comes in, and what to do when they cannot. */
export function PersonAccess({ userId, name, onClose }: Props) {
  const { data, error, reload } = useDetail(
    UserAccess,
    { input: { userId } },
    { needs: 'passwords.update' },
  )
  const [given, setGiven] = useState<Access>()
  const [choosing, setChoosing] = useState(false)
  if (given) return <GivenAccess access={given} onClose={onClose} />
  return (
    <Dialog title={`Acceso de ${name}`} onCancel={onClose} width={640}>
      {error && <LoadProblem error={error} retry={reload} />}
      {!error && !data && <PageSkeleton header={false} />}
      {data && (
        <div className="ac-access">
          <Summary access={data.userAccess} />
          {choosing ? (
            <NewPassword userId={userId} onDone={onClose} />
          ) : (
            <Helps
              userId={userId}
              access={data.userAccess}
              onGiven={setGiven}
              onChoose={() => setChoosing(true)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  INVITED: 'primary',
  TEMPORARY: 'warning',
  CODE: 'primary',
  CODE_ENDED: 'warning',
  EXPIRED: 'warning',
  DISABLED: 'danger',
}

const Summary = ({ access }: { access: Facts }) => (
  <dl className="mg-facts">
    <div>
      <dt>Situación</dt>
      <dd>
        <StatusTag tone={tones[access.state] ?? 'neutral'}>
          {AccessState.label(access.state)}
        </StatusTag>
        {access.invitedUntil && access.state === 'INVITED' && (
          <span className="soft"> hasta {formatMoment(access.invitedUntil)}</span>
        )}
        {access.codeUntil && access.state === 'CODE' && (
          <span className="soft"> hasta {formatMoment(access.codeUntil)}</span>
        )}
      </dd>
    </div>
    <div>
      <dt>Usuario</dt>
      <dd>{access.username}</dd>
    </div>
    <div>
      <dt>Correo de recuperación</dt>
      <dd>{access.email ?? 'Sin correo'}</dd>
    </div>
    <div>
      <dt>Último uso</dt>
      <dd>{access.lastSeenAt ? formatMoment(access.lastSeenAt) : 'Nunca ingresó'}</dd>
    </div>
    <div>
      <dt>Segundo factor</dt>
      <dd>{access.secondFactor ? 'Tiene' : 'No tiene'}</dd>
    </div>
  </dl>
)

type HelpProps = {
  userId: string
  access: Facts
  onGiven: (access: Access) => void
  onChoose: () => void
}

function Helps({ userId, access, onGiven, onChoose }: HelpProps) {
  const send = useAction(SendAccess, { quiet: true })
  const end = useAction(EndUserSessions, { done: 'Sesiones cerradas' })
  const reset = useAction(ResetSecondFactor, { done: 'Segundo factor quitado' })
  const input = { userId }
  const closed = access.state === 'DISABLED' ? 'El acceso está cerrado' : undefined
  const why = access.whyNotHelp ?? closed
  const whyPassword = access.whyNotPassword ?? closed
  return (
    <div className="ac-actions">
      <ActionButton
        look="primary"
        disabled={why ?? (access.byMail ? undefined : (whyPassword ?? undefined))}
        confirm={{ title: sendWords(access), text: sendText(access) }}
        onClick={async () => {
          const sent = await send.run({ input })
          if (sent) onGiven(sent)
        }}
      >
        {sendWords(access)}
      </ActionButton>
      <ActionButton disabled={whyPassword} onClick={onChoose}>
        Cambiar contraseña
      </ActionButton>
      <ActionButton
        disabled={why ?? (access.openSessions === 0 ? 'No tiene sesiones abiertas' : undefined)}
        confirm="Sale de inmediato de todos los equipos en que está su cuenta."
        onClick={() => end.run({ input })}
      >
        Cerrar sus sesiones
      </ActionButton>
      <ActionButton
        danger
        disabled={whyPassword ?? (access.secondFactor ? undefined : 'No tiene un segundo factor')}
        confirm="Podrá ingresar solo con su contraseña. Hágalo si perdió el teléfono y los códigos."
        onClick={() => reset.run({ input })}
      >
        Quitar segundo factor
      </ActionButton>
    </div>
  )
}

const neverIn = ({ state }: Facts) => state === 'INVITED' || state === 'EXPIRED'

const sendWords = (access: Facts): string => {
  if (!access.byMail) return 'Hacer código de un solo uso'
  return neverIn(access) ? 'Reenviar invitación' : 'Enviar enlace para elegir contraseña'
}

const sendText = (access: Facts): string => {
  if (!access.byMail) {
    return (
      'La contraseña que tenga deja de servir y sus sesiones se cierran. ' +
      'El código se muestra una vez.'
    )
  }
  const where = `Se envía a ${access.email}.`
  return neverIn(access)
    ? `${where} El enlace anterior deja de servir.`
    : `${where} La contraseña que tiene sigue sirviendo hasta que elija otra.`
}

/** A password for somebody else: they must choose another one when they come in. */
function NewPassword({ userId, onDone }: { userId: string; onDone: () => void }) {
  const save = async (password: string, repeatedPassword: string) => {
    const input = { userId, password, repeatedPassword }
    dataOf((await request(UpdatePassword, { input })).updatePassword)
    notify.success('Contraseña cambiada')
    onDone()
  }
  return (
    <div className="ac-password">
      <p className="soft">
        Sus sesiones se cierran, se le avisa por correo, y al ingresar con esta deberá elegir una
        propia.
      </p>
      <NewPasswordForm
        save={save}
        wordsOf={(failure) => asApiError(failure).message}
        submit="Cambiar contraseña"
      />
    </div>
  )
}
