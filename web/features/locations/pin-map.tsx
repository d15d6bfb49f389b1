/** The neighbourhood drawn without a map service: known places around, the own pin, and the cell that others see. */
import { cellToBoundary, latLngToCell } from "h3-js";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { places } from "#content/places.ts";
import { location } from "#contract/limits.ts";
import { useLanguage } from "#web/i18n/language.tsx";
import type { DetectedPoint } from "./detection.ts";

/** Units of the square drawing, and kilometres it is wide. */
export const mapUnits = 400;
const mapWidth = 4;

/** Kilometres an arrow key moves; with Shift ten times. */
const step = 0.025;
const kilometre = mapUnits / mapWidth;

const directions = {
  ArrowUp: { east: 0, north: 1, name: "north" },
  ArrowDown: { east: 0, north: -1, name: "south" },
  ArrowRight: { east: 1, north: 0, name: "east" },
  ArrowLeft: { east: -1, north: 0, name: "west" },
} as const;

const isWay = (key: string): key is keyof typeof directions => Object.hasOwn(directions, key);

function outlineOf(centre: DetectedPoint, point: DetectedPoint): string {
  return cellToBoundary(latLngToCell(point.latitude, point.longitude, location.h3Resolution))
    .map(([latitude = 0, longitude = 0]) => {
      const { x, y } = toPlace(centre, { latitude, longitude });
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

type PinMapProps = { point: DetectedPoint; onPoint: (point: DetectedPoint) => void };

export default function PinMap({ point, onPoint }: PinMapProps) {
  const { language, t } = useLanguage();
  const [middle, setMiddle] = useState(point);
  const [announced, setAnnounced] = useState("");
  const dragging = useRef(false);
  // A place chosen far away gets its own map.
  const centre = isOnMap(toPlace(middle, point)) ? middle : point;
  const pin = toPlace(centre, point);
  const around = places
    .map((place) => ({
      name: place.name[language],
      at: toPlace(centre, { longitude: place.centre[0], latitude: place.centre[1] }),
    }))
    .filter(({ at }) => isOnMap(at, 16));

  const moveByKey = (event: KeyboardEvent) => {
    if (!isWay(event.key)) return;
    event.preventDefault();
    const { east, north, name } = directions[event.key];
    const far = event.shiftKey ? step * 10 : step;
    const next = movePoint(point, east * far, north * far);
    if (!isOnMap(toPlace(centre, next), 24)) setMiddle(next);
    onPoint(next);
    setAnnounced(t("locations:picker.moved", { direction: t(`locations:picker.directions.${name}`) }));
  };

  const moveTo = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = mapUnits / box.width;
    const at = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
    if (isOnMap(at)) onPoint(toPoint(centre, at));
  };
  const letGo = () => {
    dragging.current = false;
  };

  return (
    <div className="grid gap-2">
      <button
        className="block w-full max-w-100 mx-auto border-[1.5px] border-edge rounded-md overflow-clip bg-wash touch-none cursor-crosshair"
        type="button"
        aria-label={t("locations:picker.map")}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragging.current = true;
          moveTo(event);
        }}
        onPointerMove={(event) => dragging.current && moveTo(event)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <svg className="block w-full h-auto" viewBox={`0 0 ${mapUnits} ${mapUnits}`} aria-hidden="true">
          {[1, 2, 3].map((line) => (
            <path
              key={line}
              className="stroke-line stroke-1"
              d={`M${line * kilometre} 0V400M0 ${line * kilometre}H400`}
            />
          ))}
          <polygon className="pin-cell" points={outlineOf(centre, point)} />
          {around.map(({ name, at }) => (
            <g key={`${name} ${at.x}`} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <circle className="fill-slate" r={4} />
              <text className="pin-name" y={-9}>
                {name}
              </text>
            </g>
          ))}
          <path className="fill-none stroke-ink stroke-2" d={`M14 376v10h${kilometre}v-10`} />
          <text className="pin-name pin-scale-name" x={14 + kilometre / 2} y={374}>
            {t("locations:picker.scale")}
          </text>
          <g transform={`translate(${pin.x.toFixed(1)} ${pin.y.toFixed(1)})`}>
            <path
              className="fill-brick stroke-card stroke-2"
              d="M0 0C-4-9-13-15-13-26a13 13 0 0 1 26 0C13-15 4-9 0 0Z"
            />
            <circle className="fill-card" cy={-26} r={5} />
          </g>
        </svg>
      </button>
      <p className="field-hint">{t("locations:picker.mapHint")}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

/** A flat map projection: degrees to units of the drawing and back; accurate enough for a few kilometres. */
const kmPerDegree = 111.195;

type Place = { x: number; y: number };

const eastPerDegree = (centre: DetectedPoint) => kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
const unitsPerKm = mapUnits / mapWidth;

export function toPlace(centre: DetectedPoint, point: DetectedPoint): Place {
  return {
    x: mapUnits / 2 + (point.longitude - centre.longitude) * eastPerDegree(centre) * unitsPerKm,
    y: mapUnits / 2 - (point.latitude - centre.latitude) * kmPerDegree * unitsPerKm,
  };
}

export function toPoint(centre: DetectedPoint, { x, y }: Place): DetectedPoint {
  return {
    latitude: centre.latitude - (y - mapUnits / 2) / unitsPerKm / kmPerDegree,
    longitude: centre.longitude + (x - mapUnits / 2) / unitsPerKm / eastPerDegree(centre),
  };
}

/** Kilometres to the east and to the north. */
export function movePoint(point: DetectedPoint, east: number, north: number): DetectedPoint {
  return {
    latitude: point.latitude + north / kmPerDegree,
    longitude: point.longitude + east / eastPerDegree(point),
  };
}

export function isOnMap({ x, y }: Place, margin = 0): boolean {
  return x >= margin && y >= margin && x <= mapUnits - margin && y <= mapUnits - margin;
}
