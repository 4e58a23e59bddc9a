import { longText } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { pastedTitles } from '../model/arrange.ts'
import { useLocalAction } from './useLocalAction.ts'

const pasted = longText('Preguntas', { max: 100_000, help: 'Una por línea, con o sin número' })

type Props = {
  home: string
  onAdd: (home: string, titles: readonly string[]) => void
  form: OpenForm
}

/** Questions from a list that is at hand elsewhere, one a line. */
export function PasteDialog({ home, onAdd, form }: Props) {
  const action = useLocalAction('paste', ({ text }: { text: string }) =>
    onAdd(home, pastedTitles(text)),
  )
  return (
    <FormDialog
      title="Pegar preguntas"
      submit="Agregar"
      action={action}
      toInput={(values) => ({ text: values['text'] })}
      form={form}
    >
      <FreeField field={pasted} name="text" rows={8} autoFocus />
      <Count />
    </FormDialog>
  )
}

function Count() {
  const written = useValue('text')
  const titles = typeof written === 'string' ? pastedTitles(written) : []
  return (
    <p role="status" className="soft">
      {titles.length === 1 ? 'Se agrega 1 pregunta' : `Se agregan ${titles.length} preguntas`}
    </p>
  )
}
