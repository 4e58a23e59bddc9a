import { Alert } from 'antd'

/** Says why something is not edited here. */
export const Universal = ({ origin }: { origin: string | null }) => (
  <Alert
    type="info"
    showIcon
    title={
      origin === 'LAW'
        ? 'Es de la ley: no se edita. «Copiar» hace uno de la empresa a partir de él.'
        : 'Es de uso común. «Copiar» hace uno de la empresa, que con el mismo código lo reemplaza.'
    }
  />
)
