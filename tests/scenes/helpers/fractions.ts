import { type Container, Rectangle, Texture, TextureSource } from 'pixi.js';
import type { Drawing } from '../../../src/stage/atlas';
import { fractionDrawings } from '../../../src/stage/fractions/drawings';
import { PartMesh } from '../../../src/stage/fractions/part-mesh';
import { StubAtlas } from './stub-atlas';
import { visibleBodies } from './visible-bodies';

/** Wider than any drawing of fractions. */
const CELL = 300;

/**
 * An atlas whose textures are next to each other on one sheet, as in the real one. The position of a corner on
 * the sheet therefore identifies its drawing.
 */
export class SheetAtlas extends StubAtlas {
  private readonly names: readonly string[];
  private readonly sheet: ReadonlyMap<string, Texture>;

  constructor(drawings: Readonly<Record<string, Drawing>> = fractionDrawings()) {
    super(drawings);
    this.names = Object.keys(drawings);
    const source = new TextureSource({ width: CELL * this.names.length, height: CELL });
    this.sheet = new Map(
      Object.entries(drawings).map(([name, { area }], index) => {
        const frame = new Rectangle(index * CELL, 0, area[2], area[3]);
        return [name, new Texture({ source, frame, label: name })];
      }),
    );
  }

  override texture(name: string): Texture {
    return this.sheet.get(name) ?? super.texture(name);
  }

  /** Name of the drawing at `across`, from 0 (left edge of the sheet) to 1. */
  nameAt(across: number): string {
    return this.names[Math.floor(across * this.names.length)] ?? '';
  }
}

type Corner = readonly [x: number, y: number];

/** A triangle of a mesh, and the name of its drawing. */
export interface Face {
  readonly name: string;
  readonly corners: readonly [Corner, Corner, Corner];
  readonly area: number;
}

/** The triangles of a mesh, as they are drawn. */
export function getFaces({ geometry }: PartMesh, atlas: SheetAtlas): readonly Face[] {
  const { positions, uvs, indices } = geometry;
  const corner = (index: number): Corner => [positions[2 * index]!, positions[2 * index + 1]!];
  return Array.from({ length: indices.length / 3 }, (_, index) => {
    const positions = [indices[3 * index]!, indices[3 * index + 1]!, indices[3 * index + 2]!] as const;
    const [[ax, ay], [bx, by], [cx, cy]] = [corner(positions[0]), corner(positions[1]), corner(positions[2])];
    const across = positions.reduce((sum, position) => sum + uvs[2 * position]!, 0) / 3;
    const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    return {
      name: atlas.nameAt(across),
      corners: [
        [ax, ay],
        [bx, by],
        [cx, cy],
      ],
      area,
    };
  });
}

/** How much of a mesh shows a drawing, in square units. */
export const getArea = (mesh: PartMesh, atlas: SheetAtlas, name: string): number =>
  getFaces(mesh, atlas).reduce((sum, face) => sum + (face.name === name ? face.area : 0), 0);

/** The range of x in which a mesh shows a drawing, in units. */
export function getSpan(mesh: PartMesh, atlas: SheetAtlas, name: string): readonly [from: number, to: number] {
  const xs = getFaces(mesh, atlas)
    .filter((face) => face.name === name)
    .flatMap(({ corners }) => corners.map(([x]) => x));
  return [Math.min(...xs), Math.max(...xs)];
}

/** All visible cakes, bars and trays in a container, in drawing order. */
export const findMeshes = (body: Container): readonly PartMesh[] =>
  visibleBodies(body).filter((one): one is PartMesh => one instanceof PartMesh);
