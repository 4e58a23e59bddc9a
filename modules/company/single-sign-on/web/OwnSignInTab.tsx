import {
  OwnSignIn,
  PrepareSignInLink,
  UnlinkOwnSignIn,
} from '#generated/operations/single-sign-on.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'
import { startRound } from './rounds.ts'

/** Whether one's account opens with the account of one's company. */
export default function OwnSignInTab() {
  const { data, error, reload } = useDetail(OwnSignIn)
  const unlink = useAction(UnlinkOwnSignIn, { done: 'Cuenta desvinculada' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { provider, isActive, linkedAt, email } = data.ownSignIn
  if (!provider) {
    return (
      <EmptyState title="Su empresa no usa otra cuenta para ingresar">
        Cuando lo haga, aquí podrá vincular la suya y entrar con ella.
      </EmptyState>
    )
  }
  const link = async () => {
    try {
      dataOf((await request(PrepareSignInLink)).prepareSignInLink)
      location.assign(await startRound({ purpose: 'LINK' }))
    } catch (failure) {
      notify.error(asApiError(failure).message)
    }
  }
  return (
    <Panel
      title={`Entrar con ${provider}`}
      text="Con la misma cuenta con que abre su correo o su equipo en el trabajo."
      action={
        linkedAt ? (
          <ActionButton
            danger
            confirm="Podrá ingresar con su contraseña, y vincularla otra vez cuando quiera."
            onClick={() => unlink.run({})}
          >
            Desvincular
          </ActionButton>
        ) : (
          <ActionButton
            look="primary"
            disabled={isActive ? undefined : 'Su empresa lo tiene en pausa'}
            onClick={link}
          >
            Vincular mi cuenta
          </ActionButton>
        )
      }
    >
      <p>
        <StatusTag tone={linkedAt ? 'success' : 'neutral'}>
          {linkedAt ? 'Vinculada' : 'Sin vincular'}
        </StatusTag>{' '}
        {linkedAt && (
          <span className="soft">
            {email ? `${email}, ` : ''}desde el {formatMoment(linkedAt)}
          </span>
        )}
      </p>
    </Panel>
  )
}
