import { BusinessNames } from '#generated/operations/businesses.ts'
import { CreateIntegrationToken } from '#generated/operations/tokens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { TokenScope, usualScopes } from '../model/scopes.ts'
import { IntegrationToken } from '../model/token.ts'

type Props = {
  form: OpenForm
  onMade: (made: { description: string; token: string }) => void
}

/** Makes a key for a program. */
export function NewTokenDialog({ form, onMade }: Props) {
  const create = useAction(CreateIntegrationToken, { done: 'Clave creada' })
  const { data } = useDetail(BusinessNames)
  const businesses = data?.businessNames.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <FormDialog
      title="Crear clave de integración"
      submit="Crear"
      lead={
        <p className="mg-act soft">
          El sistema que la use actuará con los permisos que elija y nunca con más de los que usted
          tenga. Si usted deja la empresa o pierde el derecho a crear claves, la clave se cierra.
        </p>
      }
      action={create}
      initial={{ scopes: [...usualScopes] }}
      toInput={({ scopes, businesses: chosen, ...values }) => ({
        ...values,
        scopes: listOf(scopes).map((scope) => ({ scope: TokenScope.schema.parse(scope) })),
        businesses: listOf(chosen).map((businessId) => ({ businessId })),
      })}
      onDone={({ description, token }) => onMade({ description, token })}
      form={form}
    >
      <div className="mg-fields">
        <Field of={IntegrationToken} name="description" wide autoFocus />
        <SeveralField name="scopes" label="Permisos" wide options={TokenScope.options} />
        <SeveralField
          name="businesses"
          label="Solo estas razones sociales"
          wide
          optional
          options={businesses}
          help="Sin elegir ninguna, llega a todas."
        />
        <Field
          of={IntegrationToken}
          name="expiresOn"
          required={false}
          help="A lo más un año; sin día, vale un año."
        />
      </div>
    </FormDialog>
  )
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
