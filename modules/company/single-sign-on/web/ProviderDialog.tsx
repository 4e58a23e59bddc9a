import type { SignInSettingsQuery } from '#generated/documents/graphql.ts'
import { SaveSignInProvider } from '#generated/operations/single-sign-on.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { SignInProvider } from '../model/provider.ts'

type Provider = NonNullable<SignInSettingsQuery['signInSettings']['provider']>

const fresh = { required: false, givesFactor: false }

/** The provider of the company; its secret is written and never shown. */
export function ProviderDialog({ form, provider }: { form: OpenForm; provider: Provider | null }) {
  const save = useAction(SaveSignInProvider, { done: 'Ingreso guardado' })
  return (
    <FormDialog
      title={provider ? 'Editar el ingreso' : 'Configurar el ingreso'}
      width={640}
      unkept
      lead={
        <p className="mg-act soft">
          Quien dice con qué proveedor se identifica la gente podría entrar como cualquiera: si
          cambia el emisor, el cliente o los dominios, otra persona que administre lo confirma.
        </p>
      }
      action={save}
      initial={provider ?? fresh}
      toInput={({ name, issuer, clientId, clientSecret, domains, required, givesFactor }) => ({
        name: String(name),
        issuer: String(issuer),
        clientId: String(clientId),
        clientSecret: clientSecret ? String(clientSecret) : null,
        domains: String(domains),
        required: required === true,
        givesFactor: givesFactor === true,
        version: provider?.version ?? null,
      })}
      form={form}
    >
      <div className="mg-fields">
        <Field of={SignInProvider} name="name" autoFocus placeholder="Google" />
        <Field of={SignInProvider} name="issuer" wide placeholder="https://accounts.google.com" />
        <Field of={SignInProvider} name="clientId" wide />
        <Field
          of={SignInProvider}
          name="clientSecret"
          wide
          required={provider === null}
          help={provider ? 'Vacío conserva el que hay.' : 'Se guarda cifrado y no se muestra más.'}
        />
        <Field of={SignInProvider} name="domains" wide placeholder="empresa.cl" />
        <Field
          of={SignInProvider}
          name="givesFactor"
          wide
          help="Cuando el proveedor dice que lo pidió, Minga no lo pide de nuevo."
        />
        <Field
          of={SignInProvider}
          name="required"
          wide
          help="La contraseña se cierra a quien puede entrar así, y no a quienes administran."
        />
      </div>
    </FormDialog>
  )
}
