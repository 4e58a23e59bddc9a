import { SupplierCatalogue } from '#generated/catalogues.ts'
import { SetThirdParty } from '#generated/operations/third-parties.ts'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ThirdParty } from '../model/party.ts'
import type { Party } from './types.ts'

type Props = { party: Party; form: OpenForm }

/** By which way a third party is paid, and to which supplier. */
export function WayDialog({ party, form }: Props) {
  const { kind, code, userId, syndicateId, channel, supplierId, version, label } = party
  const save = useAction(SetThirdParty, { done: 'Forma de pago guardada' })
  return (
    <FormDialog
      title={`Cómo se paga ${label}`}
      action={save}
      more={{ kind, code, userId, syndicateId, version }}
      initial={{ channel, supplierId }}
      toInput={(values) => ({
        channel: values['channel'],
        supplierId: values['channel'] === 'LIST' ? (values['supplierId'] ?? null) : null,
      })}
      form={form}
    >
      <WayFields />
    </FormDialog>
  )
}

function WayFields() {
  const isListed = useValue('channel') === 'LIST'
  const suppliers = useDetail(SupplierCatalogue.list, undefined, { needs: 'suppliers.read' })
  return (
    <Section>
      <Field of={ThirdParty} name="channel" autoFocus />
      {isListed && (
        <Field
          of={ThirdParty}
          name="supplierId"
          required
          help="Uno de «Proveedores», con su cuenta confirmada por otra persona."
          needs="suppliers.read"
          options={choicesOf(suppliers.data?.allSupplier, ({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
      )}
    </Section>
  )
}
