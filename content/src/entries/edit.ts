export { type EntryFault, entryFaults, faultsOf } from './faults.ts';
export { editableFiles, entryFiles, folderOfPost, formSchema, idOfPost, isPost } from './files.ts';
export { pictureFields } from './picture-fields.ts';
export { type PostEntry } from './posts/post-entry.ts';
export { filesOfPost, postOf } from './posts/post-files.ts';
export { previewOf, textFaults } from './posts/post-text.ts';
