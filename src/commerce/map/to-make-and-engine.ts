import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug, toMakeTitle } from '#domain/catalogue/make.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { WireEngine, WireMake } from '../contract/source.ts';

/** A make; one without a kind is a car. */
export const toMake = ({ id, name, image_name, hasBannerPhoto, kind }: WireMake): Make => ({
  id,
  name,
  title: toMakeTitle(name),
  slug: toMakeSlug(name),
  imageName: image_name,
  kind: kind ?? 'car',
  hasBanner: hasBannerPhoto,
});

/** An engine without its parts, which the applications tell; empty figures are none. */
export const toEngine = (wire: WireEngine): Engine => ({
  makeSlug: toMakeSlug(wire.make),
  slug: toEngineSlug(wire.name),
  name: wire.name,
  models: wire.models,
  capacity: wire.capacity || null,
  cylinders: wire.cylinders || null,
  boreSize: wire.bore_size || null,
  stroke: wire.stroke || null,
  description: wire.description,
  tooltip: wire.tooltip || null,
  parts: [],
});
