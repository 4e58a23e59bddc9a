import { type FormEvent, useState } from 'react'
import { RejectSignature, SignDocument } from '#generated/operations/signature.ts'
import { Box, PasswordField, Submit } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { ActDialog } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { KEY_LENGTH, SignatureRequest } from '../model/request.ts'
import { signatureStates } from '../model/states.ts'
import type { Request } from './types.ts'
import './signature.css'

/** Reads, ticks, writes the key and signs; or says why not. */
export function SignPanel({ request }: { request: Request }) {
  const { id, sha256 } = request
  const [read, setRead] = useState(false)
  const [signingKey, setKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const sign = useAction(SignDocument, { done: signatureStates.acts.sign.done })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      await sign.attempt({ input: { id, sha256, read, signingKey } })
    } catch (failure) {
      setProblem(asApiError(failure).message)
      setKey('')
    }
  }
  return (
    <Panel title="Le toca firmar" text="Su firma queda con su nombre, su RUT y la hora.">
      <form className="sg-key" onSubmit={(event) => void submit(event)} noValidate>
        <Tick checked={read} onChange={setRead}>
          Leí el documento y lo firmo
        </Tick>
        <PasswordField
          label="Clave de firma"
          name="signing-key"
          autoComplete="off"
          maxLength={KEY_LENGTH.most}
          value={signingKey}
          onChange={({ target }) => setKey(target.value)}
        />
        {problem && <Box>{problem}</Box>}
        <Submit busy={sign.busy} disabled={!read || signingKey.length < KEY_LENGTH.least}>
          Firmar
        </Submit>
      </form>
      <Rejecting request={request} />
    </Panel>
  )
}

/** Does not sign, and says why. */
export function Rejecting({ request }: { request: Request }) {
  const { id, sha256, documentName } = request
  const form = useOpenForm('rechazar-firma')
  const reject = useAction(RejectSignature, { done: signatureStates.acts.reject.done })
  return (
    <>
      <p className="sg-buttons">
        <ActionButton look="text" onClick={() => form.open()}>
          No lo firmo
        </ActionButton>
      </p>
      {form.key !== undefined && (
        <ActDialog
          machine={signatureStates}
          act="reject"
          what="la firma"
          lead={`${documentName}.`}
          action={reject}
          more={{ id, sha256 }}
          of={SignatureRequest}
          field="reason"
          form={form}
        />
      )}
    </>
  )
}
