export { folderSource, typeSource } from './sources.ts'
export { useSendToSign } from './send-to-sign.tsx'
