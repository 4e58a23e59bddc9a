import { ReopenSurvey } from '#generated/operations/survey-answers.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'

/** «Re-abrir» of what somebody else sent, with the reason that is kept beside it. */
export function ReopenOther({ id }: { id: string }) {
  const form = useOpenForm('abrir de nuevo una encuesta')
  const reopen = useAction(ReopenSurvey, { done: 'Encuesta abierta de nuevo' })
  return (
    <>
      <ActionButton permission="evaluations.update" onClick={() => form.open(id)}>
        Re-abrir
      </ActionButton>
      {form.key !== undefined && (
        <AskDialog
          title="Re-abrir evaluación"
          okText="Re-abrir"
          max={500}
          busy={reopen.busy}
          form={form}
          onSend={(reason) => reopen.attempt({ input: { userSurveyId: id, reason } })}
        >
          Su persona puede cambiarla y enviarla otra vez. El motivo queda en el detalle de la
          encuesta.
        </AskDialog>
      )}
    </>
  )
}
