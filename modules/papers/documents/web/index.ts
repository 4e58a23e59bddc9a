export { folderSource, typeSource } from './sources.ts'
