import { Alert, Button } from 'antd'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'

type Props = {
  /** Reads them all the same, to answer what their person asked. */
  onRead?: (() => void) | undefined
}

/** Stands where blocked data would be: an empty place would be read as no data. */
export const BlockedData = ({ onRead }: Props) => (
  <Alert
    type="info"
    showIcon
    title={BLOCKED}
    {...(onRead
      ? {
          description: 'Quien responde su solicitud puede leerlos; su titular ve cada lectura.',
          action: (
            <Button size="small" onClick={onRead}>
              Leer para responder
            </Button>
          ),
        }
      : {})}
  />
)
