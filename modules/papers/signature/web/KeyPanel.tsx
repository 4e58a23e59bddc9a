import { type FormEvent, useState } from 'react'
import { RequestSignatureCode, SetSignatureKey } from '#generated/operations/signature.ts'
import { Box, PasswordField, Submit, TextField } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { KEY_LENGTH } from '../model/request.ts'
import type { Own } from './types.ts'
import './signature.css'

/** One's key: put with the code that is mailed to one's own mailbox, and changed the same way. */
export function KeyPanel({ own }: { own: Own }) {
  const [sent, setSent] = useState(false)
  const ask = useAction(RequestSignatureCode, {
    done: `Enviamos un código a ${own.mail ?? 'su correo'}`,
    after: () => setSent(true),
  })
  return (
    <Panel
      title="Clave de firma"
      text={
        own.hasKey
          ? `La puso el ${formatMoment(own.keySince)}. Nadie de la empresa la conoce.`
          : 'Con ella firma sus documentos. Nadie de la empresa la conoce ni la cambia.'
      }
    >
      {own.lockedUntil && <Box>{`Está cerrada hasta el ${formatMoment(own.lockedUntil)}`}</Box>}
      {sent ? (
        <NewKey onDone={() => setSent(false)} />
      ) : (
        <p className="sg-buttons">
          <ActionButton
            look={own.hasKey ? 'text' : 'primary'}
            onClick={() => ask.run({})}
            disabled={own.whyNot ?? undefined}
          >
            {own.hasKey ? 'Cambiar mi clave' : 'Enviarme un código para poner mi clave'}
          </ActionButton>
        </p>
      )}
      {own.whyNot && !own.hasKey && <p className="soft">{own.whyNot}</p>}
    </Panel>
  )
}

function NewKey({ onDone }: { onDone: () => void }) {
  const [values, setValues] = useState({ code: '', signingKey: '', repeatedKey: '' })
  const [problem, setProblem] = useState<{ field: string | undefined; message: string }>()
  const save = useAction(SetSignatureKey, { done: 'Clave de firma guardada' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      await save.attempt({ input: values })
      onDone()
    } catch (failure) {
      const { field, message } = asApiError(failure)
      setProblem({ field, message })
    }
  }
  const at = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problem?.field === name ? problem.message : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  })
  return (
    <form className="sg-key" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Código del correo"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...at('code')}
      />
      <PasswordField
        label={`Clave de firma, de ${KEY_LENGTH.least} a ${KEY_LENGTH.most} letras o números`}
        autoComplete="new-password"
        maxLength={KEY_LENGTH.most}
        {...at('signingKey')}
      />
      <PasswordField
        label="Repita la clave"
        autoComplete="new-password"
        maxLength={KEY_LENGTH.most}
        {...at('repeatedKey')}
      />
      {problem && !problem.field && <Box>{problem.message}</Box>}
      <Submit busy={save.busy} disabled={Object.values(values).includes('')}>
        Guardar clave
      </Submit>
    </form>
  )
}
