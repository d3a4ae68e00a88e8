/* The site's components as a CycloneDX software bill of materials. */
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { LicensedPart } from './part.ts';

/** The package URL of a package: https://github.com/package-url/purl-spec */
const packageUrl = (name: string, version: string | null): string =>
  `pkg:npm/${name.replace('@', '%40')}${version === null ? '' : `@${version}`}`;

const SHA_512 = 'sha512-';

function componentOf({ name, version, licence, text, integrity }: LicensedPart): Models.Component {
  const reference = packageUrl(name, version);
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: reference,
    ...(version !== null && { version }),
    purl: reference,
    scope: Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository([
      new Models.SpdxLicense(licence, { text: new Models.Attachment(text, { contentType: 'text/plain' }) }),
    ]),
    ...(integrity?.startsWith(SHA_512) && {
      hashes: new Models.HashDictionary([
        [Enums.HashAlgorithm['SHA-512'], Buffer.from(integrity.slice(SHA_512.length), 'base64').toString('hex')],
      ]),
    }),
  });
}

/**
 * The content of sbom.cdx.json. It contains neither a time nor a serial number, so that the same
 * site always has the same bill.
 */
export function billOfMaterials(
  parts: readonly LicensedPart[],
  own: { readonly name: string; readonly version: string },
): string {
  const components = parts.map(componentOf);
  const site = new Models.Component(Enums.ComponentType.Application, own.name, {
    bomRef: own.name,
    version: own.version,
    licenses: new Models.LicenseRepository([new Models.SpdxLicense('MIT')]),
    dependencies: new Models.BomRefRepository(components.map(({ bomRef }) => bomRef)),
  });
  const bill = new Models.Bom({
    metadata: new Models.Metadata({ component: site }),
    components: new Models.ComponentRepository(components),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bill, { sortLists: true, space: 2 })}\n`;
}
