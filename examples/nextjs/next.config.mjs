/** @type {import('next').NextConfig} */
export default {
  // Threads and WebAssembly are files beside linkglass's code, which a bundle would leave behind.
  serverExternalPackages: ['linkglass'],
}
