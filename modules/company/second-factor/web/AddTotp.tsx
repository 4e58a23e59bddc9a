import { Button } from 'antd'
import { ConfirmTotp } from '#generated/operations/second-factor.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Factor } from '../model/factor.ts'
import { QrPicture } from './QrPicture.tsx'
import './second-factor.css'

type Props = {
  started: { challenge: string; secret: string; uri: string }
  onClose: () => void
  /** The codes for paper that came with it; none when there were some already. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Reads a picture with an application and types the code that it shows. */
export function AddTotp({ started, onClose, onAdded }: Props) {
  const { challenge, secret, uri } = started
  const confirm = useAction(ConfirmTotp, { quiet: true })
  return (
    <FormDialog
      title="Agregar aplicación de códigos"
      submit="Agregar"
      action={confirm}
      more={{ challenge }}
      unkept
      lead={<Reading uri={uri} secret={secret} />}
      onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
      form={{ close: onClose }}
    >
      <Field
        of={Factor}
        name="code"
        label="Código de seis dígitos que muestra la aplicación"
        wide
        autoFocus
      />
    </FormDialog>
  )
}

function Reading({ uri, secret }: { uri: string; secret: string }) {
  return (
    <>
      <ol className="sf-steps">
        <li>
          Abra en su teléfono una aplicación de códigos: Google Authenticator, Microsoft
          Authenticator, Aegis o la de su administrador de contraseñas.
        </li>
        <li>Lea con ella esta imagen, o escriba la clave a mano.</li>
      </ol>
      <div className="sf-totp">
        <QrPicture text={uri} label="Imagen con la clave de la aplicación" />
        <div>
          <p className="soft">Clave para escribir a mano</p>
          <code className="sf-secret">{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          <Button size="small" onClick={() => void copy(secret)}>
            Copiar clave
          </Button>
        </div>
      </div>
    </>
  )
}

/** The clipboard exists only where the address is https or this very machine. */
async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    notify.success('Clave copiada')
  } catch {
    notify.error('El navegador no dejó copiar: seleccione la clave y cópiela a mano')
  }
}
