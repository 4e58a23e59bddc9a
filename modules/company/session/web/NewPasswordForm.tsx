import { type FormEvent, type ReactNode, useState } from 'react'
import { Box, Submit } from './controls.tsx'
import { isStrong, NewPasswordFields } from './NewPasswordFields.tsx'

type Props = {
  /** Sends the password, and leaves the page: the form stays busy until it is gone. */
  save: (password: string, repeated: string) => Promise<void>
  /** What is said when it could not be saved. */
  wordsOf: (failure: unknown) => string
  submit: string
  /** Said at the password after it was typed and emptied again. */
  emptied?: string
  children?: ReactNode
}

/** A new password, typed twice, sent once it is strong and both are the same. */
export function NewPasswordForm({ save, wordsOf, submit, emptied, children }: Props) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [touched, setTouched] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ready = isStrong(password) && password === repeated

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !ready) return
    setProblem(undefined)
    setBusy(true)
    try {
      await save(password, repeated)
    } catch (failure) {
      setProblem(wordsOf(failure))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <NewPasswordFields
        password={password}
        repeated={repeated}
        onPassword={(text) => (setPassword(text), setTouched(true))}
        onRepeated={setRepeated}
        error={touched && password === '' ? emptied : undefined}
      />
      {problem && <Box>{problem}</Box>}
      <Submit busy={busy} disabled={!ready}>
        {submit}
      </Submit>
      {children}
    </form>
  )
}
