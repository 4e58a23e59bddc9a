import { Button } from 'antd'
import { formatDate } from '#chile/dates.ts'
import {
  CreateOwnReport,
  DeleteOwnReport,
  OwnReport as OneOwnReport,
  UnsubscribeOwnReport,
  UpdateOwnReport,
} from '#generated/operations/reports.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { asText } from '#platform/web/look/format.ts'
import { OwnReport } from '../model/own-report.ts'
import type { Asked, inputOf } from './report-input.ts'
import { SendingDialog } from './SendingDialog.tsx'
import type { OwnReport as Own, Report } from './types.ts'

type Props = {
  report: Report
  asked: Asked
  input: ReturnType<typeof inputOf>
  own: Own | undefined
}

/** The report that somebody kept and the address names. */
export function useOwnReport({ own: id }: Asked): Own | undefined {
  const { data } = useDetail(OneOwnReport, { input: { id: asText(id) } }, { enabled: id !== null })
  return id === null ? undefined : data?.ownReport
}

/** Keeps what the address says under a name, and does what is done with what was kept. */
export function OwnReportActions({ report, asked, input, own }: Props) {
  const keeping = useOpenForm('reporte propio')
  const sending = useOpenForm('envío del reporte')
  return (
    <div className="rp-own" role="group" aria-label="Reporte propio">
      {own && !asked.isKept(own) && <KeepAgain own={own} input={input} />}
      <Button onClick={() => keeping.open()}>{own ? 'Guardar como otro' : 'Guardar'}</Button>
      {own?.maySend && (
        <Button onClick={() => sending.open()}>
          {own.sending ? `Se envía el ${formatDate(own.sending.nextOn)}` : 'Recibir por correo'}
        </Button>
      )}
      {own?.sending && <StopSending own={own} />}
      {own?.isMine && <Remove own={own} asked={asked} />}
      {keeping.key !== undefined && (
        <KeepDialog form={keeping} input={input} name={report.label} asked={asked} />
      )}
      {own && sending.key !== undefined && <SendingDialog form={sending} own={own} />}
    </div>
  )
}

type Input = Props['input']

/** What is kept of a request: everything but the name of its report, which is a field apart. */
function cutOf({ name, ...rest }: Input) {
  return { ...rest, report: name }
}

function KeepAgain({ own, input }: { own: Own; input: Input }) {
  const update = useAction(UpdateOwnReport, { done: 'Reporte guardado' })
  const { id, version, name, description, shared, isMine } = own
  if (!isMine) return null
  return (
    <Button
      type="primary"
      loading={update.busy}
      onClick={() =>
        void update.run({ input: { ...cutOf(input), id, version, name, description, shared } })
      }
    >
      Guardar cambios
    </Button>
  )
}

type KeepProps = { form: OpenForm; input: Input; name: string; asked: Asked }

function KeepDialog({ form, input, name, asked }: KeepProps) {
  const create = useAction(CreateOwnReport, { done: 'Reporte guardado' })
  return (
    <FormDialog
      title="Guardar el reporte"
      lead={`Queda entre sus reportes, con los filtros y columnas de ahora. Sobre ${name}.`}
      action={create}
      more={cutOf(input)}
      initial={{ shared: false }}
      submit="Guardar"
      form={form}
      onDone={({ id }) => asked.set({ propio: id })}
    >
      <Section>
        <Field of={OwnReport} name="name" required autoFocus />
        <Field of={OwnReport} name="description" wide />
        <Field of={OwnReport} name="shared" wide />
      </Section>
    </FormDialog>
  )
}

function StopSending({ own }: { own: Own }) {
  const stop = useAction(UnsubscribeOwnReport, { done: 'Ya no se le envía' })
  return (
    <Button loading={stop.busy} onClick={() => void stop.run({ input: { id: own.id } })}>
      No recibirlo más
    </Button>
  )
}

function Remove({ own, asked }: { own: Own; asked: Asked }) {
  const ask = useAsk()
  const remove = useAction(DeleteOwnReport, { done: 'Reporte borrado' })
  const asks = async () => {
    const yes = await ask({
      title: `Borrar «${own.name}»`,
      text: own.shared
        ? 'También deja de verlo y de recibirlo la empresa.'
        : 'El reporte de origen queda como está.',
      okText: 'Borrar',
      danger: true,
    })
    if (yes && (await remove.run({ input: { id: own.id } }))) asked.set({ propio: null })
  }
  return (
    <Button danger loading={remove.busy} onClick={() => void asks()}>
      Borrar
    </Button>
  )
}
