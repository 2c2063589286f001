import { getDomain, parse } from 'tldts'

/** The registrable name of a host without its public suffix: `example` of `www.example.co.uk`. */
export function hostName(url: URL): string {
  const { domainWithoutSuffix } = parse(url.hostname)
  return domainWithoutSuffix ?? url.hostname
}

/** `example.co.uk` of `www.example.co.uk`; the host itself when it has no public suffix. */
export function hostDomain(url: URL): string {
  return getDomain(url.hostname) ?? url.hostname
}
