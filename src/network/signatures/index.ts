export { createKeyDirectory } from './key-directory.js'
export { createRequestSigner } from './request-signer.js'
export { loadSigningKey, type SigningKey } from './signing-key.js'
