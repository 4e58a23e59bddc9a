import { Modal } from 'antd'

const everywhere = [
  ['Ctrl K', 'Buscar personas, pantallas y acciones'],
  ['/', 'Ir a la búsqueda de la lista'],
  ['?', 'Ver estos atajos'],
  ['Esc', 'Cerrar lo que está abierto'],
  ['Tab', 'Pasar al siguiente control'],
  ['Ctrl Enter', 'Enviar el formulario en que se escribe'],
  ['Alt ↓', 'Abrir el calendario de una fecha'],
] as const

const inInbox = [
  ['J', 'Bajar una solicitud'],
  ['K', 'Subir una solicitud'],
  ['X', 'Elegir, para responder varias'],
  ['A', 'Aprobar'],
  ['R', 'Rechazar'],
  ['Enter', 'Abrir, para leer lo que decide'],
  ['Z', 'Deshacer la última respuesta'],
] as const

/** What the keyboard can do here. */
export const Shortcuts = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal open={open} onCancel={onClose} footer={null} title="Atajos de teclado" destroyOnHidden>
    <Keys of={everywhere} />
    <h3>En la bandeja</h3>
    <Keys of={inInbox} />
  </Modal>
)

const Keys = ({ of }: { of: readonly (readonly [keys: string, words: string])[] }) => (
  <dl className="shell-shortcuts">
    {of.map(([keys, words]) => (
      <div key={keys}>
        <dt>
          <kbd>{keys}</kbd>
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
